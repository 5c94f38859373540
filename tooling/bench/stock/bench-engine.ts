import type { BenchQuery, FacetKey } from './bench-queries.ts';
import type { BenchVehicle } from './bench-vehicles.ts';

/** The result that every engine must return. Values with a count of zero are left out. */
export interface BenchResult {
  total: number;
  ids: string[];
  counts: Record<FacetKey, Map<string, number>>;
}

/** An engine that runs the queries of a stock list. */
export interface BenchEngine {
  name: string;
  /** Prepares what does not depend on the stock, such as a server. */
  open?(): Promise<void>;
  load(stock: readonly BenchVehicle[], csv: string): Promise<void>;
  ask(query: BenchQuery): Promise<BenchResult> | BenchResult;
  close(): Promise<void>;
}
