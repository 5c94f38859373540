import { isDeepStrictEqual } from 'node:util';
import type { Mirror } from './mirror/open-mirror.js';
import { type HistoryResult, runHistory } from './run-history.js';

/** Result of a range of seeds. */
export interface SeedsResult {
  histories: number;
  /** Events and faults by kind. */
  counts: Record<string, number>;
  failures: { seed: number; broken: string[] }[];
}

const everyMs = 5_000;

interface Seeds {
  from: number;
  to: number;
  step: number;
  mirror?: Mirror | undefined;
}

/**
 * Runs every `step`th seed from `from` below `to`; reports at times, and at the end. With a mirror,
 * each history runs with it and alone, and must end the same.
 */
export async function runSeeds(
  { from, to, step, mirror }: Seeds,
  report: (result: SeedsResult) => void,
): Promise<void> {
  const result: SeedsResult = { histories: 0, counts: {}, failures: [] };
  let reported = performance.now();
  for (let seed = from; seed < to; seed += step) {
    const { broken, counts } = mirror ? await runMirrored(seed, mirror) : await runHistory(seed);
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

/** Runs a history with the mirror and alone; broken if something differs. */
export async function runMirrored(seed: number, mirror: Mirror): Promise<HistoryResult> {
  const alone = await runHistory(seed);
  const mirrored = await runHistory(seed, { mirror });
  if (mirrored.broken.length === 0 && !isDeepStrictEqual(mirrored.end(), alone.end()))
    mirrored.broken.push('the history ends differently than in memory alone');
  return mirrored;
}
