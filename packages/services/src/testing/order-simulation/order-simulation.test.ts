import { limit } from '@mawkib/tooling-vitest/time-limits';
import { expect, test, vi } from 'vitest';
import { plantedBugs } from './planted-bugs.js';
import { runHistory } from './run-history.js';

vi.setConfig({ testTimeout: limit(120_000) });

/** Seeds without a failure here; `pnpm bench order-sim` runs more. */
const clean = 600;
/** Seeds that found faults; see docs/faults. */
const found = [257, 883, 3377, 53_657];
/** Seeds within which each planted bug must be found. */
const maxSeeds = 10_000;

test('an order is paid once or its money goes back, in every simulated history', async () => {
  const failures: { seed: number; broken: string[] }[] = [];
  const counts = new Map<string, number>();
  for (const seed of [...Array(clean).keys(), ...found]) {
    const { broken, counts: own } = await runHistory(seed);
    if (broken.length > 0) failures.push({ seed, broken });
    for (const [kind, count] of own) counts.set(kind, (counts.get(kind) ?? 0) + count);
  }
  expect(failures).toEqual([]);
  // The histories are about something.
  for (const kind of ['payer pays', 'staff refund', 'buyer cancels', 'fault: process killed'])
    expect(counts.get(kind), kind).toBeGreaterThan(5);
});

test('a seed repeats its history to the last id', async () => {
  const stepsOf = async (seed: number) => {
    const steps: string[] = [];
    await runHistory(seed, { log: (line) => steps.push(line) });
    return steps;
  };
  const seeds = [2, 30, 203];
  for (const seed of seeds) expect(await stepsOf(seed)).toEqual(await stepsOf(seed));
});

test.each(Object.keys(plantedBugs))(
  'the planted bug is found: %s',
  async (name) => {
    const bug = plantedBugs[name];
    let first: number | undefined;
    for (let seed = 0; seed < maxSeeds && first === undefined; seed += 1) {
      const { broken } = await runHistory(seed, { bug });
      if (broken.length > 0) first = seed;
    }
    expect(first).toBeDefined();
  },
  limit(300_000),
);
