/**
 * What the default run of the tests leaves to a full one: repetitions of something that it proves
 * on less.
 *
 * - `databases`: the suites of the services on the embedded database too
 * - `seeds`: all runs of the properties, and all rounds of the tests that kill a process
 * - `walks`: journeys tagged `@full`, all cases of exhaustive tests, a list of
 *   100,000 cars
 * - `pictures`: pictures of the stories
 * - `packages`: each package as packed
 */
export const parts = ['databases', 'seeds', 'walks', 'pictures', 'packages'] as const;

export type Part = (typeof parts)[number];

/** `MAWKIB_TESTS`: `full`, or the parts that this run has besides the default. */
const scope = (process.env.MAWKIB_TESTS ?? '').split(',');

/** True if this run has that part. */
export function covers(part: Part): boolean {
  return scope.includes('full') || scope.includes(part);
}

/** All cases of an exhaustive walk, or by default `few` of them, from the first to the last. */
export function cases<T>(
  all: readonly T[],
  few: number,
  isWhole: boolean = covers('walks'),
): readonly T[] {
  if (isWhole || few >= all.length) return all;
  const step = few > 1 ? (all.length - 1) / (few - 1) : 0;
  return Array.from({ length: few }, (_, at) => all[Math.round(at * step)] as T);
}

/** Runs of a property: `all`, or by default a tenth and at least ten. A failure names its seed. */
export function runs(all: number): number {
  return covers('seeds') ? all : Math.min(all, Math.max(10, Math.ceil(all / 10)));
}
