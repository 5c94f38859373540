import type { BenchEngine } from '../bench-engine.ts';
import type { BenchVehicle } from '../bench-vehicles.ts';
import { countFound } from './count-found.ts';

/** A loop over all vehicles: the reference for all results. */
export function scan(): BenchEngine {
  let vehicles: readonly BenchVehicle[] = [];
  return {
    name: 'scan',
    async load(stock) {
      vehicles = stock;
    },
    ask: (query) => countFound(vehicles, query),
    async close() {
      vehicles = [];
    },
  };
}
