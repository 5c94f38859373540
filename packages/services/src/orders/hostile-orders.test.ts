import type { Operation } from '@mawkib/api-clients/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { declaredOperations } from '../http/declared-operations.js';
import { hostileWalk } from '../testing/hostile/hostile-walk.js';
import { openPayingMarket, type PayingMarket } from '../testing/paying-market.js';
import { describeOnBoth } from '../testing/test-api.js';

/** Calls to vendors have timeouts of their own. */
const maxMs = 20_000;
/** Inputs per call and database; `pnpm bench hostile` uses more. */
const inputs = Number(process.env.HOSTILE_INPUTS ?? 20);
const seed = Number(process.env.HOSTILE_SEED ?? Math.floor(Math.random() * 1e9));

/** Holds come first, since other calls need them. */
const rank = ({ id }: Operation) => ['initOrder', 'createOrder'].indexOf(id) + 1 || 9;
const calls = declaredOperations
  .filter(({ service, path }) => service === 'purchase' || service === 'ev' || isOfStaff(path))
  .toSorted((one, other) => rank(one) - rank(other))
  .map((operation): [string, Operation] => [operation.id, operation]);

function isOfStaff(path: string): boolean {
  return /^\/(?:orders|holds|order_exports)\b/.test(path);
}

describeOnBoth('calls of orders, with all vendors', (open) => {
  let market: PayingMarket;
  beforeAll(async () => {
    market = await openPayingMarket(open);
  });
  afterAll(() => market.close());

  test.each(calls)(
    `%s has a response without 5xx to any input, errors in both languages (seed ${seed})`,
    async (_, operation) => {
      const walked = await hostileWalk(market.t, operation, { inputs, seed, maxMs });
      expect(walked.inputs).toBe(inputs);
    },
    60_000 + inputs * 500,
  );
});
