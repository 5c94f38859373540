import type { Locale } from '@mawkib/core/locale';
import {
  type StockCard,
  type StockChange,
  stockCard,
  streamEvents,
} from '@mawkib/stock-locator/on-device';
import type { Clock } from '../../runtime/clock.js';
import { rawVehicle } from '../vehicles/raw-vehicle.js';
import type { VehicleRows } from '../vehicles/vehicle-rows.js';

/** Ids of changed and of removed vehicles. */
export interface ChangedIds {
  readonly changed: readonly string[];
  readonly gone: readonly string[];
}

/** Max changed vehicles of one message; above it clients fetch everything again. */
export const maxChangedVehicles = 200;

/** Formats a server-sent event; `id` is the cursor from which a client resumes. */
export const message = (event: string, id: number, data: object): string =>
  `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

export const reset = (id: number): string => message(streamEvents.reset, id, {});

/** Formats the messages of a listing in a language; '' if no change concerns it. */
export type FormatChanges = (listing: string, locale: Locale) => string;

/** Reads the changed vehicles once, for all clients. */
export async function messagesOf(
  { changed, gone }: ChangedIds,
  horizon: number,
  { rows, clock }: { rows: VehicleRows; clock: Clock },
): Promise<FormatChanges> {
  if (changed.length + gone.length > maxChangedVehicles) return () => reset(horizon);
  const found = await rows.byIds(changed);
  const lost = changed.filter((id) => found.every(({ vehicle }) => vehicle.id !== id));
  const cards = new Map<Locale, StockCard[]>();
  const cardsIn = (locale: Locale) => {
    const cache = cards.get(locale) ?? found.map((row) => stockCard(rawVehicle(row, locale)));
    cards.set(locale, cache);
    return cache;
  };
  const cache = new Map<string, string>();
  const write = (listing: string, locale: Locale) => {
    const publications = listing.split(',');
    const all = cardsIn(locale);
    const vehicles = all.filter(({ publication_lists: lists }) =>
      publications.some((name) => (lists as readonly string[]).includes(name)),
    );
    const moved = all.filter((card) => !vehicles.includes(card)).map(({ id }) => id);
    const now = clock.now().getTime();
    const change: StockChange = { vehicles, gone: [...gone, ...lost, ...moved], now };
    return message(streamEvents.changed, horizon, change);
  };
  return (listing, locale) => {
    if (changed.length + gone.length === 0) return '';
    const key = `${locale} ${listing}`;
    const cached = cache.get(key) ?? write(listing, locale);
    cache.set(key, cached);
    return cached;
  };
}
