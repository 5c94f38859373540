import MiniSearch from 'minisearch';
import type { BenchEngine } from '../bench-engine.ts';
import { facetKeys } from '../bench-queries.ts';
import type { BenchVehicle } from '../bench-vehicles.ts';
import { countFound } from './count-found.ts';

/** MiniSearch has no facets: vehicles found by the first filter's values are counted by hand. */
export function miniSearchEngine(): BenchEngine {
  let engine: MiniSearch<BenchVehicle>;
  let vehicles: ReadonlyMap<string, BenchVehicle>;
  return {
    name: 'MiniSearch',
    async load(stock) {
      vehicles = new Map(stock.map((vehicle) => [vehicle.id, vehicle]));
      engine = new MiniSearch({
        fields: [...facetKeys],
        tokenize: (text) => text.split(','),
        processTerm: (term) => term,
      });
      engine.addAll(stock as BenchVehicle[]);
    },
    ask(query) {
      const wanted = Object.entries(query.filters);
      const found = new Map<string, BenchVehicle>();
      // A vehicle that fails one filter passes the other two, so those that pass any filter are
      // enough.
      for (const [key, values] of wanted) {
        for (const { id } of engine.search({
          combineWith: 'OR',
          queries: values.map((value) => ({ queries: [value], fields: [key] })),
        })) {
          found.set(id, vehicles.get(id) as BenchVehicle);
        }
      }
      return countFound(found.values(), query);
    },
    async close() {},
  };
}
