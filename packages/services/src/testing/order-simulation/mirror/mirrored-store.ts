import { AsyncLocalStorage } from 'node:async_hooks';
import type { OrderStore } from '../../../orders/store/order-store.js';
import { withRandomIds } from '../control-ids.js';
import { UniqueError } from '../memory-store/memory-transaction.js';
import { difference } from './difference.js';

/** Reports a difference between the simulation and reality. */
export type Report = (difference: string | undefined) => void;

type Methods = Record<string, (...args: unknown[]) => Promise<unknown>>;

/** Their results follow from settings of the market that a history does not have. */
const ownOfSimulation = new Set([
  'mailSettings',
  'orderOffers',
  'returnAllowances',
  'takeAllowances',
]);

/**
 * Executes each statement in memory, then on PostgreSQL, and reports every difference. Transactions
 * end on PostgreSQL first: whoever waits for their locks in memory finds them free there.
 */
export function mirroredStore(simulated: OrderStore, real: OrderStore, report: Report): OrderStore {
  const inBoth =
    (name: string) =>
    async (...args: unknown[]) => {
      const run = (store: OrderStore) => (store as unknown as Methods)[name]?.(...args);
      const expected = await outcomeOf(() => run(simulated));
      if (!ownOfSimulation.has(name) && !isAborted(expected)) {
        const seen = await withRandomIds(() => outcomeOf(() => run(real)));
        if (!('error' in expected && 'error' in seen && isUnique(seen.error)))
          report(difference(`${name}(${JSON.stringify(args)})`, shown(expected), shown(seen)));
      }
      if ('error' in expected) throw expected.error;
      return expected.value;
    };
  const names = Object.keys(simulated).filter((name) => name !== 'db' && name !== 'transaction');
  return {
    ...(Object.fromEntries(names.map((name) => [name, inBoth(name)])) as unknown as OrderStore),
    db: simulated.db,
    transaction: (run) =>
      simulated.transaction((ofSimulation) => {
        const inTask = AsyncLocalStorage.snapshot();
        return withRandomIds(() =>
          real.transaction((inReality) =>
            inTask(() => run(mirroredStore(ofSimulation, inReality, report))),
          ),
        );
      }),
  };
}

type Outcome = { value: unknown } | { error: unknown };

async function outcomeOf(run: () => Promise<unknown> | undefined): Promise<Outcome> {
  try {
    return { value: await run() };
  } catch (error) {
    return { error };
  }
}

/** Ended before its statement was executed: killed, or in a deadlock. */
const isAborted = (outcome: Outcome): boolean =>
  'error' in outcome && !(outcome.error instanceof UniqueError);

const codeOf = (error: unknown): unknown => {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: { code?: unknown } };
  return code ?? cause?.code;
};

const isUnique = (error: unknown): boolean => codeOf(error) === '23505';

const shown = (outcome: Outcome): unknown =>
  'error' in outcome
    ? { error: `${codeOf(outcome.error) ?? ''} ${String(outcome.error).slice(0, 200)}` }
    : outcome.value;
