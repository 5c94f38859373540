import { begin, runJob, type Unexpected } from './choose-action.js';
import * as market from './market-actions.js';
import type { SimulatedMarket } from './simulated-market.js';

/** Checks the invariants; false: one is broken, and the history ends. */
export type Check = () => boolean;

/** Times at which something may still be due after a history. */
const maxRounds = 300;
const hour = 60 * 60_000;
const day = 24 * hour;

/** Ends all tasks, and runs jobs at their times until nothing is left to do. */
export async function comeToRest(
  run: SimulatedMarket,
  unexpected: Unexpected,
  check: Check,
): Promise<void> {
  const { scheduler, state, random } = run;
  const settle = async () => {
    for (let ready = scheduler.ready(); ready.length > 0; ready = scheduler.ready()) {
      await scheduler.grant(random.pick(ready));
      if (!check()) return;
    }
  };
  await settle();
  state.messages = state.messages.filter(() => random.chance(0.5));
  const end = state.now + 10 * day;
  for (let rounds = 0; ; rounds += 1) {
    if (rounds > maxRounds) return unexpected('the market', new Error('it never comes to rest'));
    for (const message of state.messages.splice(0)) {
      await begin(run, unexpected, 'webhook', (parts) => market.marketReceives(parts, message));
    }
    await settle();
    while (state.jobs.length > 0) {
      await runJob(run, unexpected);
      await settle();
    }
    await begin(run, unexpected, 'expiry', market.marketExpires);
    await settle();
    await begin(run, unexpected, 'reconciliation', (parts) =>
      market.marketReconciles(parts, false),
    );
    await settle();
    const due = nextTime(run);
    if (!check() || due === undefined || due > end) return;
    // A payment of a hold that staff have extended is checked each minute for days.
    const pause = rounds < 60 ? 1000 : hour * (rounds < 120 ? 0.2 : 2);
    state.now = Math.max(state.now + pause, due);
  }
}

/** The next time at which something is due. */
function nextTime({ data, state }: SimulatedMarket): number | undefined {
  const { payments, holds, orders } = data.rows;
  const times = [
    ...[...payments.values()].map(({ due_at, vendor_id, created_at }) =>
      vendor_id === null && due_at ? created_at.getTime() + day + 1 : due_at?.getTime(),
    ),
    ...[...holds.values()].map(({ released_at, expires_at }) =>
      released_at ? undefined : expires_at.getTime(),
    ),
    ...[...orders.values()].map(({ status, expires_at }) =>
      status === 'created' ? expires_at.getTime() : undefined,
    ),
    state.jobs.length + state.messages.length > 0 ? state.now : undefined,
  ].filter((time) => time !== undefined);
  return times.length > 0 ? Math.min(...times) : undefined;
}
