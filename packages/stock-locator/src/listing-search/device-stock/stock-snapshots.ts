import { type Locale, locales } from '@mawkib/core/locale';
import { entryReader } from '../cards/entry-of-card.js';
import { cardColumns, cardReader, type StockCard } from '../cards/stock-card.js';
import { namesIn, type ValueNames } from '../live-index/facet-values.js';
import type { BarEdges } from '../live-index/live-index.js';
import type { StockEntry } from '../live-index/stock-entry.js';
import { openTable } from '../table/open-table.js';
import { packTable } from '../table/pack-table.js';

/** Header of a snapshot. */
export interface SnapshotHead {
  readonly listing: string;
  readonly locale: Locale;
  /** Equal versions contain the same vehicles. */
  readonly version: string;
  /** Position in the stream of changes. */
  readonly since: string;
  /** True if the listing is the market's whole stock; then the page can parse search text. */
  readonly isWhole: boolean;
  /** Bar edges of the service's histograms, reused by the page. */
  readonly edges?: BarEdges;
}

export interface OpenedSnapshot {
  readonly head: SnapshotHead;
  readonly names: ValueNames;
  /** Names of equipment, which search text may refer to. */
  readonly items: readonly string[];
  /** Versions and interiors: their words are not treated as misspelt names. */
  readonly texts: readonly string[];
  /** Further names of values, by `brands/Toyota`. */
  readonly otherNames: OtherNames;
  readonly size: number;
  card(row: number): StockCard;
  entry(row: number): StockEntry;
}

/** Names of values, by `brands/Toyota`. */
export type OtherNames = Readonly<Record<string, readonly string[]>>;

/** Format version. */
const form = 3;

/** Packs a listing for pages, in steps. Compress the result. `cards` are sorted by id. */
export function* packStockSnapshot(
  cards: readonly StockCard[],
  head: SnapshotHead,
  names: ValueNames,
  items: readonly string[],
  texts: readonly string[] = [],
  otherNames: OtherNames = {},
): Generator<void, Uint8Array> {
  const used = new Set(
    cards.flatMap((card) => [
      `models/${card.nameplate_name}`,
      `specific_colors/${card.color_key}`,
      `dealers/${card.owner_id}`,
      `cities/${card.owner_id}`,
    ]),
  );
  const told = locales.map((locale) =>
    [...namesIn(names, locale)].filter(([key]) => used.has(key)),
  );
  return yield* packTable(
    cardColumns,
    cards,
    JSON.stringify({ form, head, names: told, items, texts, otherNames }),
  );
}

/** Opens a snapshot; undefined if it is damaged or has another format. */
export function openStockSnapshot(packed: Uint8Array): OpenedSnapshot | undefined {
  const opened = openTable(packed);
  if (opened.kind === 'refused') return undefined;
  const { table } = opened;
  const note = JSON.parse(table.note) as {
    form: number;
    head: SnapshotHead;
    names: [string, string][][];
    items: string[];
    texts: string[];
    otherNames?: OtherNames;
  };
  if (note.form !== form) return undefined;
  const names: ValueNames = Object.fromEntries(
    locales.map((locale, at) => [locale, new Map(note.names[at])]),
  );
  return {
    head: note.head,
    names,
    items: note.items,
    texts: note.texts,
    otherNames: note.otherNames ?? {},
    size: table.size,
    card: cardReader(table),
    entry: entryReader(table),
  };
}
