import type { Bare } from './run-bare.ts';

/** Messages of the benchmark to the server process. */
export type BenchRequest =
  | { do: 'usage' }
  | { do: 'rows'; text: string; values?: unknown[] }
  | { do: 'bare'; bare: Bare; times: number; at: number; connections: number }
  | { do: 'signIn'; role: string }
  | { do: 'record' }
  | { do: 'recorded' }
  | { do: 'close' };
