import { runHistory } from './run-history.js';

/** Result of a range of seeds. */
export interface SeedsResult {
  histories: number;
  /** Events and faults by kind. */
  counts: Record<string, number>;
  failures: { seed: number; broken: string[] }[];
}

const everyMs = 5_000;

/** Runs every `step`th seed from `from` below `to`; reports at times, and at the end. */
export async function runSeeds(
  { from, to, step }: { from: number; to: number; step: number },
  report: (result: SeedsResult) => void,
): Promise<void> {
  const result: SeedsResult = { histories: 0, counts: {}, failures: [] };
  let reported = performance.now();
  for (let seed = from; seed < to; seed += step) {
    const { broken, counts } = await runHistory(seed);
    result.histories += 1;
    for (const [kind, count] of counts) result.counts[kind] = (result.counts[kind] ?? 0) + count;
    if (broken.length > 0) result.failures.push({ seed, broken: [...new Set(broken)] });
    if (performance.now() - reported > everyMs) {
      report(result);
      reported = performance.now();
    }
  }
  report(result);
}
