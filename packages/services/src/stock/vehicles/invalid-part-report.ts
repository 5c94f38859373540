import type { Locale } from '@mawkib/api-clients/contracts';
import { vehicleProblems } from '@mawkib/stock-locator/engine';
import { LRUCache } from 'lru-cache';
import type { AppContext } from '../../app-context.js';
import { rawVehicle } from './raw-vehicle.js';
import type { VehicleRow } from './vehicle-rows.js';

/** Logs the invalid parts of a vehicle once, with its id. */
export interface InvalidPartReport {
  /** Checks a vehicle in the background, once per change. */
  look(row: VehicleRow, locale: Locale): void;
  close(): void;
}

/** Max vehicles in the queue; further ones are checked when they are read again. */
const maxWaiting = 20_000;
const maxRemembered = 100_000;
/** Batch size and interval: a few percent of one processor. */
const atOnce = 10;
const pauseMs = 100;

export function createInvalidPartReport(log: AppContext['log']): InvalidPartReport {
  const seen = new LRUCache<string, true>({ max: maxRemembered });
  const told = new Set<string>();
  const waiting: [VehicleRow, Locale][] = [];
  let timer: NodeJS.Timeout | undefined;

  const tell = ([row, locale]: [VehicleRow, Locale]) => {
    for (const problem of vehicleProblems(rawVehicle(row, locale))) {
      const key = Object.values(problem).join('\n');
      if (told.has(key) || told.size >= maxRemembered) continue;
      told.add(key);
      log.warn(problem, 'a field of a vehicle is invalid and is not shown');
    }
  };
  const work = () => {
    timer = undefined;
    for (const next of waiting.splice(0, atOnce)) tell(next);
    later();
  };
  const later = () => {
    if (waiting.length > 0) timer ??= setTimeout(work, pauseMs).unref();
  };

  return {
    look(row, locale) {
      const { id, changed_in, texts } = row.vehicle;
      const isWhole = texts?.[locale]?.features_standard !== undefined;
      const key = `${id} ${changed_in} ${locale} ${isWhole}`;
      if (seen.get(key) || waiting.length >= maxWaiting) return;
      seen.set(key, true);
      waiting.push([row, locale]);
      later();
    },
    close() {
      clearTimeout(timer);
      waiting.length = 0;
    },
  };
}
