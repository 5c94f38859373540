import {
  createColorNames,
  createLiveIndex,
  type StockEntry,
  type StockSearch,
} from '@mawkib/stock-locator/on-device';
import { webAssemblyMemory } from '@mawkib/stock-locator/stock-index/webassembly';
import type { Dealer } from '../../db/schema/dealers-and-vehicles.js';
import { stockEntry } from '../replica/stock-entry.js';
import type { TextPool } from '../replica/text-pool.js';
import { type Moment, wasOver } from './moment.js';
import type { History, WrittenVehicle } from './read-history.js';

/** News of a search since a moment. */
export interface News {
  /** Ids of vehicles that the search did not find then, newest first. */
  readonly added: readonly string[];
  readonly cheaper: readonly { id: string; before: number; now: number }[];
}

/** Runs a search on the given vehicles, as lists do. */
export type Find = (
  index: ReturnType<typeof createLiveIndex>,
  search: StockSearch,
) => readonly StockEntry[];

interface NewsContext {
  readonly history: History;
  readonly dealers: ReadonlyMap<string, Dealer>;
  readonly pool: TextPool;
  readonly find: Find;
}

/**
 * Computes the news of searches since a moment. Only vehicles that have changed can be new or
 * cheaper, so the searches run twice on these: on their old and on their present state.
 */
export function newsSince(moment: Moment, { history, dealers, pool, find }: NewsContext) {
  const present = new Map(history.present.map((vehicle) => [vehicle.id, vehicle]));
  const before = new Map<string, WrittenVehicle | null>();
  for (const change of history.changes) {
    if (wasOver(moment, change.changed_in) || before.has(change.vehicle_id)) continue;
    before.set(change.vehicle_id, change.before);
  }
  const entry = (vehicle: WrittenVehicle): StockEntry[] => {
    const dealer = dealers.get(vehicle.owner_id);
    const now = present.get(vehicle.id);
    if (!dealer) return [];
    const unchanged = { created_at: new Date(now?.created_at ?? 0), changed_in: 0 };
    return [
      stockEntry({ ...vehicle, ...unchanged, equipment: now?.equipment ?? '' }, dealer, pool),
    ];
  };
  const then = indexOf([...before.values()].flatMap((vehicle) => (vehicle ? entry(vehicle) : [])));
  const now = indexOf(
    [...before.keys()].flatMap((id) => {
      const vehicle = present.get(id);
      return vehicle ? entry(vehicle) : [];
    }),
  );

  return (search: StockSearch): News => {
    const whole = { ...search, sort: 'createdAtDesc', page: 1, items: before.size } as const;
    const found = new Map(find(then, whole).map((vehicle) => [vehicle.id, vehicle]));
    const added: string[] = [];
    const cheaper: { id: string; before: number; now: number }[] = [];
    for (const vehicle of find(now, whole)) {
      const old = found.get(vehicle.id);
      if (!old) added.push(vehicle.id);
      else {
        const [was, is] = [old.ranges.display_price, vehicle.ranges.display_price];
        if (was !== null && is !== null && is < was)
          cheaper.push({ id: vehicle.id, before: was, now: is });
      }
    }
    return { added, cheaper };
  };
}

/** Colours are indexed by key here, without names. */
const indexOf = (stock: readonly StockEntry[]) =>
  createLiveIndex(stock, createColorNames(), { allocateMemory: webAssemblyMemory() });
