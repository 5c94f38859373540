import type { Locale } from '@mawkib/api-clients/contracts';
import { vehicleProblems } from '@mawkib/stock-locator/engine';
import { LRUCache } from 'lru-cache';
import type { AppContext } from '../../app-context.js';
import { rawVehicle } from './raw-vehicle.js';
import type { VehicleRow } from './vehicle-rows.js';

/** Tells whoever looks after the stock what of a vehicle is unsound, once, with its id. */
export interface InvalidPartReport {
  /** Looks at a vehicle when there is time, unless it was looked at since it changed. */
  look(row: VehicleRow, locale: Locale): void;
  close(): void;
}

/** So many wait to be looked at; beyond it they are looked at when they are next read. */
const maxWaiting = 20_000;
const maxRemembered = 100_000;
/** So many at a time, so often: a few hundredths of one processor. */
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
      log.warn(problem, 'a field of a vehicle is unsound and is not shown');
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
