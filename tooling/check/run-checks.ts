import type { Check } from './checks.ts';
import type { Outcome } from './execute.ts';

export type Result = Outcome & { name: string; seconds: number; skipped?: boolean };

/**
 * Runs all checks in order, `width` at a time, and passes on each result. A check with a failed
 * predecessor is skipped, which counts as a failure.
 */
export async function runChecks(
  checks: readonly Check[],
  width: number,
  report: (result: Result) => void,
): Promise<Result[]> {
  const done = new Map<string, Promise<Result>>();
  const free = Array.from({ length: width }, () => Promise.resolve());

  const start = async (check: Check): Promise<Result> => {
    const before = check.after === undefined ? undefined : await done.get(check.after);
    if (before && !before.ok) {
      const output = `not run: ${before.name} failed`;
      return { name: check.name, ok: false, output, seconds: 0, skipped: true };
    }
    const started = performance.now();
    const outcome = await check.run();
    return { name: check.name, ...outcome, seconds: (performance.now() - started) / 1000 };
  };

  for (const check of checks) {
    const lane = await Promise.race(free.map((slot, index) => slot.then(() => index)));
    const result = start(check);
    done.set(check.name, result);
    free[lane] = result.then(report);
  }
  await Promise.all(free);
  return Promise.all(done.values());
}
