import { isApiError } from '../../http/errors/api-error.js';
import { isPaymentError } from '../../payment-providers/payment-error.js';
import * as buyers from './buyer-actions.js';
import type { Buyer, SentMail } from './history-state.js';
import * as market from './market-actions.js';
import type { SimulatedMarket, TaskParts } from './simulated-market.js';
import * as staff from './staff-actions.js';

type Action = (run: SimulatedMarket) => Promise<void> | void;

/** Reports an error that no caller expects. */
export type Unexpected = (what: string, error: unknown) => void;

const minute = 60_000;
const processes = 2;

/** Starts a task in one of the market's processes. */
export async function begin(
  run: SimulatedMarket,
  unexpected: Unexpected,
  name: string,
  act: (parts: TaskParts) => Promise<unknown>,
  ended: (failed: boolean) => void = () => {},
): Promise<void> {
  run.count(name);
  await run.scheduler.start(
    name,
    run.random.below(processes),
    (task) => act(run.parts(task)),
    (result) => {
      if ('error' in result && !isApiError(result.error) && !isPaymentError(result.error)) {
        unexpected(name, result.error);
      }
      ended('error' in result);
    },
  );
}

/** Chooses the next event of a history among those that make sense now. */
export function chooseAction(run: SimulatedMarket, unexpected: Unexpected): Action {
  const { random, state } = run;
  const start = (name: string, act: (parts: TaskParts) => Promise<unknown>) => () =>
    begin(run, unexpected, name, act);
  const choices: [number, Action][] = [];
  const buyer = random.pick(state.buyers);
  const { rows } = run.data;
  const orders = [...rows.orders.values()];

  choices.push([
    buyer.lock_id === undefined ? 10 : 2,
    start('buyer holds', (parts) => buyers.buyerHolds(parts, buyer)),
  ]);
  if (buyer.lock_id) {
    const isFree = buyer.sale.vendor === 'none';
    const vendor_id = vendorIdFor(run, buyer);
    if (!isFree) {
      choices.push([
        8,
        start('buyer starts payment', (parts) =>
          buyers.buyerStartsPayment(parts, state, buyer, random.chance(0.9)),
        ),
      ]);
      if (buyer.vendor_ids.length > 0) choices.push([14, () => pay(run, buyer)]);
    }
    if (isFree || vendor_id)
      choices.push([
        10,
        start('buyer orders', (parts) => buyers.buyerOrders(parts, state, buyer, vendor_id)),
      ]);
    if (buyer.order_number && !isFree)
      choices.push([
        3,
        start('buyer opens order', (parts) => buyers.buyerOpensOrder(parts, state, buyer)),
      ]);
  }
  const mailed = state.mails.filter(linkOf);
  const mail = mailed.length > 0 ? random.pick(mailed) : undefined;
  const link = mail && linkOf(mail);
  if (link && mail.name === 'order-confirm')
    choices.push([
      12,
      start('buyer confirms', (parts) => buyers.buyerConfirms(parts, state, link)),
    ]);
  if (link && random.chance(0.4))
    choices.push([3, start('buyer cancels', (parts) => buyers.buyerCancels(parts, state, link))]);

  if (orders.length > 0) {
    const { order_number: number } = random.pick(orders);
    choices.push([
      2,
      start('staff cancel', (parts) =>
        staff.cancelByStaff(parts, state, number, random.chance(0.8)),
      ),
    ]);
    choices.push([6, () => refund(run, unexpected, number)]);
    choices.push([
      1,
      start('staff extend', (parts) => staff.extendByStaff(parts, number, random.below(2000))),
    ]);
    choices.push([
      1,
      start('staff sell', (parts) => staff.sellByStaff(parts, number, random.chance(0.7))),
    ]);
  }
  const hold = [...rows.holds.values()].find(({ released_at }) => released_at === null);
  if (hold && random.chance(0.15))
    choices.push([
      2,
      start('staff end hold', (parts) =>
        staff.endHoldByStaff(parts, hold.vehicle_id, hold.created_at),
      ),
    ]);
  if (random.chance(0.1))
    choices.push([
      2,
      start('sold elsewhere', (parts) =>
        market.marketLosesCar(parts, state, random.pick(state.sales).vehicle_id),
      ),
    ]);
  choices.push([2, start('expiry', market.marketExpires)]);
  choices.push([3, start('reconciliation', (parts) => market.marketReconciles(parts, false))]);
  choices.push([rows.payments.size > 0 ? 5 : 1, () => wait(run)]);
  if (state.messages.length > 0) choices.push([12, () => deliver(run, unexpected)]);
  if (state.told.length > 0) choices.push([1, () => refundByHand(run)]);
  if (rows.payments.size > 0) choices.push([1, () => forge(run, unexpected)]);
  if (state.jobs.length > 0) choices.push([14, () => runJob(run, unexpected)]);
  return random.weighted(choices);
}

/** Usually the buyer's own payment, sometimes that of another hold. */
function vendorIdFor({ random, state }: SimulatedMarket, buyer: Buyer): string | undefined {
  const others = state.buyers.filter(({ sale }) => sale.vendor === buyer.sale.vendor);
  const from = random.chance(0.1) ? random.pick(others) : buyer;
  return from.vendor_ids.length > 0 ? random.pick(from.vendor_ids) : undefined;
}

async function pay(run: SimulatedMarket, buyer: Buyer): Promise<void> {
  const { random, vendors } = run;
  const good = random.chance(0.85);
  const id = random.pick(buyer.vendor_ids);
  const { vendor } = buyer.sale;
  const form = buyer.forms.length > 0 ? random.pick(buyer.forms) : undefined;
  const isPaid =
    vendor === 'LIQPAY'
      ? form !== undefined && (await vendors.liqpay.payForm(form, good))
      : await vendors[vendor === 'STRIPE' ? 'stripe' : 'paypal'].pay(id, good);
  if (isPaid) run.count(good ? 'payer pays' : 'bank declines');
}

const isBeforeCall = (label: string): boolean =>
  label === 'committed' || (/^(stripe|paypal|liqpay) /.test(label) && !label.endsWith('response'));

async function refundByHand(run: SimulatedMarket): Promise<void> {
  const { payment, vendor: name } = run.random.pick(run.state.told);
  const vendor = Object.entries(run.vendors).find(([key]) => key.toUpperCase() === name)?.[1];
  if (await vendor?.refundByHand(payment)) run.count('refund on the vendor page');
}

async function refund(run: SimulatedMarket, unexpected: Unexpected, number: string): Promise<void> {
  const { random, data } = run;
  const { payments, refunds } = data.rows;
  const paid = [...payments.values()].find(
    ({ order_number, state }) => order_number === number && state === 'paid',
  );
  if (!paid) return;
  const { amount_minor: whole, currency } = paid;
  const left = [...refunds.values()]
    .filter(({ payment_id, state }) => payment_id === paid.id && state !== 'failed')
    .reduce((rest, { amount_minor }) => rest - amount_minor, whole);
  const amount = random.chance(0.3) ? left : 1 + random.below(whole);
  await begin(run, unexpected, 'staff refund', (parts) =>
    staff.refundByStaff(parts, { number, amount, left, currency }),
  );
}

/**
 * Lets time pass. A call to a vendor is executed within its timeout, however late its response is
 * read: the lease of a refund is longer than that.
 */
async function wait(run: SimulatedMarket): Promise<void> {
  run.count('time passes');
  const { random, state, scheduler } = run;
  for (const task of scheduler.ready()) {
    while (task.state === 'ready' && isBeforeCall(task.label)) await scheduler.grant(task);
  }
  const minutes = random.weighted([
    [12, 1],
    [6, 4],
    [3, 16],
    [1, 90],
    [1, 1500],
  ] as const);
  state.now += minutes * minute + random.below(1000);
}

/** Delivers a message: any one of those that wait, lost or twice at times. */
async function deliver(run: SimulatedMarket, unexpected: Unexpected): Promise<void> {
  const { random, state } = run;
  const place = random.chance(0.6) ? 0 : random.below(state.messages.length);
  const message = state.messages[place];
  if (!message) return;
  if (place > 0) run.count('fault: webhook out of order');
  if (random.chance(0.15)) {
    run.count('fault: webhook lost');
    state.messages.splice(place, 1);
    return;
  }
  if (random.chance(0.2)) run.count('fault: webhook repeated');
  else state.messages.splice(place, 1);
  await begin(run, unexpected, 'webhook', (parts) => market.marketReceives(parts, message));
}

/** Forged message about a captured payment. */
async function forge(run: SimulatedMarket, unexpected: Unexpected): Promise<void> {
  const { random, state, data } = run;
  const { vendor, vendor_id } = random.pick([...data.rows.payments.values()]);
  if (vendor_id === null) return;
  run.count('fault: webhook forged');
  state.forged.add(vendor_id);
  const id = `forged_${random.below(1_000_000)}`;
  await begin(run, unexpected, 'webhook', (parts) =>
    market.marketReceives(parts, {
      vendor,
      id,
      kind: 'payment_intent.succeeded',
      payment: vendor_id,
    }),
  );
}

/** Runs a job. A failed one is tried again, at most eight times. */
export async function runJob(run: SimulatedMarket, unexpected: Unexpected): Promise<void> {
  const { random, state } = run;
  const [job] = state.jobs.splice(random.below(state.jobs.length), 1);
  if (!job) return;
  if (random.chance(0.1)) {
    run.count('fault: job lost');
    return;
  }
  await begin(
    run,
    unexpected,
    'job',
    (parts) => market.marketRunsJob(parts, job),
    (failed) => {
      if (failed && job.attempts < 8) state.jobs.push({ ...job, attempts: job.attempts + 1 });
    },
  );
}

function linkOf({ order_number, data }: SentMail): { number: string; token: string } | undefined {
  const url = data.confirm_url ?? data.order_url;
  const token = url && new URL(url).searchParams.get('token');
  return token && order_number ? { number: order_number, token } : undefined;
}
