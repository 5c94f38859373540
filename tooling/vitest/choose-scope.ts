import type { Part } from './scope.ts';

/** Minutes of `npm test -- --full` on two idle cores, which have the factor 2. */
const fullMinutes = 42;
const maxMinutes = 60;

/** What three runs in a row add to the default where all of it takes too long. */
const turns: readonly (readonly Part[])[] = [
  ['databases', 'packages'],
  ['walks'],
  ['pictures', 'seeds'],
];

/**
 * The parts of the tests that fit into a CI run: all of them, or a third that changes with `turn`.
 * `factor` is how much slower than its reference the machine is (`time-limits.ts`).
 */
export function chooseScope({ factor, turn }: { factor: number; turn: number }): readonly string[] {
  if ((fullMinutes * factor) / 2 <= maxMinutes) return ['full'];
  return turns[turn % turns.length] ?? [];
}
