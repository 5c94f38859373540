import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverDatabase } from '../../test-api.js';
import { runHistory } from '../run-history.js';
import { runMirrored } from '../run-seeds.js';
import { type Mirror, openMirror } from './open-mirror.js';

let mirror: Mirror;
beforeAll(async () => {
  mirror = await openMirror({ databaseUrl: await serverDatabase('empty') });
});
afterAll(() => mirror.close());

/** Seeds in which simulation and reality once differed; see docs/faults. */
const found = [3, 6, 62, 187, 228, 591];

test.each(found)(
  'history %i is the same on PostgreSQL and at the sandbox, to the last row and payment',
  async (seed) => {
    expect(await runMirrored(seed, mirror)).toMatchObject({ broken: [] });
  },
);

test('a statement with another result on PostgreSQL is found', async () => {
  const forgetful: Mirror = {
    ...mirror,
    get differences() {
      return mirror.differences;
    },
    store: (simulated) =>
      mirror.store({
        ...simulated,
        transaction: (run) =>
          simulated.transaction((tx) => run({ ...tx, updateHold: async () => {} })),
      }),
  };
  const { broken } = await runHistory(3, { mirror: forgetful });
  expect(broken.join()).toContain('in reality it is');
});
