import type { NumberedMutant } from './apply-mutants.ts';

export type PlannedMutant = NumberedMutant & { path: string };

/** The mutants of a row, tried with the tests of one file that have its id. */
export interface PlannedRow {
  id: string;
  /** The test file. */
  path: string;
  /** How many of the mutants are tried: the first that the tests reach. */
  wanted: number;
  mutants: number[];
}

/** What a mutation run of a workspace does. */
export interface Plan {
  /**
   * `reach`: each test runs once, and says which mutants it reaches; `repeat`: it is repeated for
   * each; `once`: it runs once, with its first mutant.
   */
  mode: 'reach' | 'repeat' | 'once';
  tests: PlannedRow[];
  mutants: PlannedMutant[];
}

/** A test with one mutant, or with none. */
export type Attempt = { mutant: number | undefined; passed: boolean };

/** All attempts of a test. */
export type TestAttempts = { path: string; ids: string[]; states: Attempt[]; reached: number[] };
