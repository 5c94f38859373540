import { begin, chooseAction, type Unexpected } from './choose-action.js';
import { type Check, comeToRest } from './come-to-rest.js';
import { controlIds } from './control-ids.js';
import { createRandom, type Random } from './create-random.js';
import type { HistoryState, Sale, SaleVendor } from './history-state.js';
import { type BrokenInvariants, restInvariants, stepInvariants } from './invariants.js';
import * as market from './market-actions.js';
import type { Mirror } from './mirror/open-mirror.js';
import { offerCars } from './offer-cars.js';
import type { PlantedBug } from './planted-bugs.js';
import { SimulatedMarket } from './simulated-market.js';

export interface HistoryResult {
  seed: number;
  /** Empty if all invariants held. */
  broken: BrokenInvariants;
  /** Events and faults by kind. */
  counts: ReadonlyMap<string, number>;
  /** Committed rows, money at the vendors and sent mails. */
  end(): object;
}

export interface HistoryOptions {
  bug?: PlantedBug | undefined;
  /** Prints the steps of a history. */
  log?: ((line: string) => void) | undefined;
  /** PostgreSQL and the sandbox, where the history happens too. */
  mirror?: Mirror | undefined;
}

const start = Date.parse('2026-11-20T08:00:00Z');
const maxTasks = 5;

/** Runs the history of a seed: its events and faults, then until nothing is left to do. */
export async function runHistory(
  seed: number,
  { bug, log, mirror }: HistoryOptions = {},
): Promise<HistoryResult> {
  const random = createRandom(seed);
  controlIds(random);
  const state = createState(random);
  mirror?.start(() => state.now);
  const run = new SimulatedMarket(state, random, bug, mirror);
  const broken: BrokenInvariants = [];
  const unexpected = (what: string, error: unknown) => {
    const { message, stack } = error as Error;
    broken.push(`${what} failed: ${message}`);
    log?.(String(stack));
  };
  if (log) {
    run.scheduler.log = (task, text) => log(`  ${task.id} ${task.name} [${task.process}]: ${text}`);
  }
  run.weather = random.pick([
    { drop: 0, lose: 0, reject: 0 },
    { drop: 0.03, lose: 0.05, reject: 0.05 },
    { drop: 0.1, lose: 0.2, reject: 0.1 },
  ]);
  offerCars(run);
  await mirror?.fill(run.data);
  let mails = 0;
  const check = () => {
    broken.push(...stepInvariants(run, mails), ...(mirror?.differences ?? []));
    mails = run.state.mails.length;
    return broken.length === 0;
  };

  for (let left = 30 + random.below(90); left > 0 && check(); left -= 1) {
    await next(run, unexpected, check);
  }
  run.weather = { drop: 0, lose: 0, reject: 0 };
  if (broken.length === 0) await comeToRest(run, unexpected, check);
  if (broken.length === 0) broken.push(...restInvariants(run));
  if (mirror && broken.length === 0) {
    await mirror.compare(run.data);
    broken.push(...mirror.differences);
  }
  // Tasks of a broken history end here.
  for (const process of [0, 1]) await run.scheduler.kill(process);
  const end = () => ({ rows: run.data.rows, money: run.money(), mails: run.state.mails });
  return { seed, broken, counts: run.counts, end };
}

async function next(run: SimulatedMarket, unexpected: Unexpected, check: Check): Promise<void> {
  const { random, scheduler } = run;
  const ready = scheduler.ready();
  if (ready.length > 0 && random.chance(0.012)) {
    run.count('fault: process killed');
    await scheduler.kill(random.below(2));
    await begin(run, unexpected, 'reconciliation', (parts) => market.marketReconciles(parts, true));
  } else if (ready.length > 0 && (ready.length >= maxTasks || random.chance(0.6))) {
    const task = random.pick(ready);
    const steps = random.weighted([
      [2, 1],
      [3, 4],
      [3, 12],
      [4, 200],
    ] as const);
    for (let left = steps; left > 0 && task.state === 'ready' && check(); left -= 1) {
      await scheduler.grant(task);
    }
  } else await chooseAction(run, unexpected)(run);
}

function createState(random: Random): HistoryState {
  const sales = Array.from({ length: 1 + random.below(2) }, (_, index): Sale => {
    const vendor = random.weighted<SaleVendor>([
      [4, 'STRIPE'],
      [3, 'PAYPAL'],
      [3, 'LIQPAY'],
      [2, 'none'],
    ]);
    return {
      vehicle_id: `car-${index}`,
      company_uuid: `company of dealer-${index}`,
      vendor,
      capture: random.chance(0.6) ? 'manual' : 'automatic',
      amount: vendor === 'none' ? 0 : random.pick([150_050, 50_000, 150_050]),
      currency: 'USD',
    };
  });
  const buyers = Array.from({ length: 1 + random.below(3) }, (_, id) => ({
    id,
    email: `buyer-${id}@example.test`,
    browser: `browser-${id}`,
    sale: random.pick(sales),
    lock_id: undefined,
    vendor_ids: [],
    forms: [],
    order_number: undefined,
  }));
  return {
    now: start,
    sales,
    buyers,
    jobs: [],
    messages: [],
    told: [],
    mails: [],
    acknowledged: [],
    soldElsewhere: new Map(),
    kept: new Set(),
    startedFor: new Map(),
    forged: new Set(),
  };
}
