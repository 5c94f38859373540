import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Locale } from '@mawkib/core/locale';
import { packStockSnapshot, type SnapshotHead } from '@mawkib/stock-locator/on-device';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../db/database.js';
import type { StockState } from '../replica/live-stock.js';
import type { VehicleRow } from '../vehicles/vehicle-rows.js';
import { readCards } from './read-cards.js';

/** Compressed stock of a listing, for pages. */
export interface PageSnapshot {
  version: string;
  brotli: Buffer;
  gzip: Buffer;
}

export interface PageSnapshots {
  /** Version for the snapshot's URL; undefined if the stock is too large to send. */
  versionOf(state: StockState): string | undefined;
  /** At most a few seconds old; undefined if the listing does not exist or is too large. */
  snapshot(listing: string, locale: Locale): Promise<PageSnapshot | undefined>;
}

interface Options {
  db: Database;
  state(): Promise<StockState>;
  now(): Date;
  /** Max vehicles of a snapshot; 0 disables snapshots. */
  maxVehicles: number;
  /** Called for each vehicle in a snapshot, with its language. */
  onRead?(row: VehicleRow, locale: Locale): void;
}

interface Kept {
  at: number;
  version: string;
  packed: Promise<PageSnapshot>;
}

/** Cache lifetime in milliseconds; the stream sends changes after it. */
const freshMs = 10_000;
/** Max cached snapshots (one for each listing and language). */
const maxCached = 8;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

function barEdges({ index }: StockState, publications: readonly string[]): SnapshotHead['edges'] {
  const { ranges } = index.search({ lists: {}, ranges: {}, publications, page: 1, items: 0 });
  return Object.fromEntries(Object.entries(ranges).map(([key, { edges }]) => [key, edges]));
}

/** Number of the columns' layout: a snapshot that a browser cached from another one is not read. */
const layout = 2;

export function createPageSnapshots({
  db,
  state,
  now,
  maxVehicles,
  onRead,
}: Options): PageSnapshots {
  const kept = new LRUCache<string, Kept>({ max: maxCached });
  const versions = new WeakMap<object, { of: number; version: string }>();

  const versionOf = (stock: StockState): string | undefined => {
    if (stock.index.size > maxVehicles || stock.index.size === 0) return undefined;
    const cached = versions.get(stock);
    if (cached?.of === stock.version) return cached.version;
    let sum = 0n;
    for (const { changed_in } of stock.vehicles.values()) sum += BigInt(changed_in);
    const version = `${layout}-${stock.vehicles.size.toString(36)}-${sum.toString(36)}`;
    versions.set(stock, { of: stock.version, version });
    return version;
  };

  const pack = async (
    stock: StockState,
    listing: string,
    locale: Locale,
    version: string,
  ): Promise<PageSnapshot> => {
    const since = String(stock.horizon);
    const publications = listing.split(',');
    const isWanted = ({ publications: has }: { publications: readonly string[] }) =>
      publications.some((name) => has.includes(name));
    const wanted = [...stock.vehicles.values()].filter(
      (vehicle) => vehicle.status !== 'sold' && isWanted(vehicle),
    );
    const ids = new Set(wanted.map(({ id }) => id));
    const cards = await readCards(db, ids, locale, (row) => onRead?.(row, locale));
    const isWhole = cards.length === stock.index.size;
    const steps = packStockSnapshot(
      cards,
      { listing, locale, version, since, isWhole, edges: barEdges(stock, publications) },
      stock.names,
      stock.items.all(),
      stock.texts.all(),
      namesOfStock(stock),
    );
    let step = steps.next();
    while (!step.done) {
      await nextTurn();
      step = steps.next();
    }
    const bytes = step.value;
    const [brotli, gzipped] = await Promise.all([
      toBrotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 10,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
      toGzip(bytes, { level: 9 }),
    ]);
    return { version, brotli, gzip: gzipped };
  };

  return {
    versionOf,
    async snapshot(listing, locale) {
      const stock = await state();
      const version = versionOf(stock);
      const publications = [...new Set(listing.split(','))].filter((name) =>
        stock.publications.has(name),
      );
      if (version === undefined || publications.length === 0) return undefined;
      const key = `${publications.sort().join(',')} ${locale}`;
      const cached = kept.get(key);
      const at = now().getTime();
      if (cached && (cached.version === version || at - cached.at < freshMs)) return cached.packed;
      const packed = pack(stock, listing, locale, version);
      kept.set(key, { at, version, packed });
      packed.catch(() => kept.delete(key));
      return packed;
    },
  };
}

/** What makers and models of the stock are called too, for search in the page. */
const namesOfStock = ({ index, otherNames }: StockState): Record<string, readonly string[]> =>
  Object.fromEntries(
    (['brands', 'models'] as const).flatMap((key) =>
      index.values(key).flatMap((value): [string, readonly string[]][] => {
        const names = otherNames.of(key, value);
        return names.length > 0 ? [[`${key}/${value}`, names]] : [];
      }),
    ),
  );
