import type { NumberedMutant } from './apply-mutants.ts';

export type PlannedMutant = NumberedMutant & { path: string };

/** The mutants of a row, tried with the tests of one file that have its id. */
export interface PlannedRow {
  id: string;
  /** The test file. */
  path: string;
  mutants: number[];
}

/** What a mutation run of a workspace does. */
export interface Plan {
  /** Each test runs once, with its first mutant; else it is repeated for all. */
  once: boolean;
  tests: PlannedRow[];
  mutants: PlannedMutant[];
}

/** A test with one mutant, or with none. */
export type Attempt = { mutant: number | undefined; passed: boolean };

/** All attempts of a test. */
export type TestAttempts = { path: string; ids: string[]; states: Attempt[] };
