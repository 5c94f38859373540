import type { BenchQuery, FacetKey } from './bench-queries.ts';
import type { BenchVehicle } from './bench-vehicles.ts';

/** What every engine must answer alike. Values that nothing has are left out. */
export interface BenchResult {
  total: number;
  ids: string[];
  counts: Record<FacetKey, Map<string, number>>;
}

/** One way to answer the queries of a stock list. */
export interface BenchEngine {
  name: string;
  /** What does not depend on the stock: a server is started. */
  open?(): Promise<void>;
  load(stock: readonly BenchVehicle[], csv: string): Promise<void>;
  ask(query: BenchQuery): Promise<BenchResult> | BenchResult;
  close(): Promise<void>;
}
