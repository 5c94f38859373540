import { isDeepStrictEqual } from 'node:util';
import { limit } from '@mawkib/tooling-vitest/time-limits';
import { expect, test } from 'vitest';
import * as buyers from './buyer-actions.js';
import { comeToRest } from './come-to-rest.js';
import { controlIds } from './control-ids.js';
import { createRandom } from './create-random.js';
import type { Buyer, HistoryState, Sale, SaleVendor } from './history-state.js';
import { restInvariants, stepInvariants } from './invariants.js';
import { marketReceives, marketReconciles } from './market-actions.js';
import { offerCars } from './offer-cars.js';
import { type PlantedBug, plantedBugs } from './planted-bugs.js';
import { SimulatedMarket, type TaskParts } from './simulated-market.js';
import type { LiqpayForm } from './vendors/memory-liqpay.js';

const ends = ['the process is killed', 'the browser is closed'] as const;
type End = (typeof ends)[number];

/** Steps of a purchase at which it can end: statements, commits, and calls to the vendor. */
const minPoints = 10;

const ways = [
  ...(['STRIPE', 'PAYPAL', 'LIQPAY'] as const).flatMap((vendor) =>
    (['manual', 'automatic'] as const).map((capture) => ({ vendor, capture })),
  ),
  { vendor: 'none' as const, capture: 'manual' as const },
];

test.each(ways.flatMap((way) => ends.map((end) => ({ ...way, end }))))(
  '$vendor, $capture capture: $end at any step; resumed as one order with one capture',
  async (way) => {
    const { steps: points } = await purchase({ ...way, at: Number.POSITIVE_INFINITY });
    expect(points).toBeGreaterThanOrEqual(minPoints);
    for (let at = 1; at <= points; at += 1) {
      for (const webhooks of ['lost', 'first'] as const) {
        const { steps: _, ...result } = await purchase({ ...way, at, webhooks });
        expect(result, result.interrupted).toEqual(expected(way.vendor, result.interrupted));
      }
    }
  },
  limit(120_000),
);

test.each(['writes are not in one transaction', 'mails are sent before the commit'])(
  'the planted bug is found by a kill: %s',
  async (name) => {
    const bug = plantedBugs[name];
    const way = { vendor: 'STRIPE', capture: 'manual', end: 'the process is killed' } as const;
    const { steps: points } = await purchase({ ...way, at: Number.POSITIVE_INFINITY });
    const results: object[] = [];
    for (let at = 1; at <= points; at += 1) {
      const { steps: _, ...result } = await purchase({ ...way, at, bug });
      if (!isDeepStrictEqual(result, expected('STRIPE', result.interrupted))) results.push(result);
    }
    expect(results).not.toEqual([]);
  },
);

const expected = (vendor: SaleVendor, interrupted: string) => ({
  interrupted,
  broken: [],
  confirmed: 1,
  captures: vendor === 'none' ? 0 : 1,
  mails: 1,
});

interface Purchase {
  vendor: SaleVendor;
  capture: Sale['capture'];
  end: End;
  /** The step at which it ends, counted from the stored details of the hold. */
  at: number;
  /** Messages of the vendor arrive before the buyer returns, or never. */
  webhooks?: 'lost' | 'first';
  bug?: PlantedBug | undefined;
}

/** A purchase that is interrupted once; the buyer then repeats what got no response. */
async function purchase({ vendor, capture, end, at, webhooks = 'lost', bug }: Purchase) {
  const random = createRandom(at);
  controlIds(random);
  const state = stateOf(vendor, capture);
  const run = new SimulatedMarket(state, random, bug);
  offerCars(run);
  const [buyer] = state.buyers as [Buyer];
  const { scheduler } = run;
  const errors: string[] = [];
  const broken: string[] = [];
  let steps = 0;
  let interrupted = '';
  let mails = 0;
  const check = () => {
    broken.push(...stepInvariants(run, mails));
    mails = state.mails.length;
    return broken.length === 0;
  };
  const start = (name: string, process: number, act: (parts: TaskParts) => Promise<unknown>) =>
    scheduler.start(
      name,
      process,
      (task) => act(run.parts(task)),
      (result) => 'error' in result && errors.push(`${name}: ${result.error}`),
    );
  /** Runs everything to its end, what began last first. */
  const drain = async () => {
    for (let ready = scheduler.ready(); ready.length > 0; ready = scheduler.ready()) {
      await scheduler.grant(ready.at(-1) as (typeof ready)[number]);
      check();
    }
  };
  const request = async (name: string, act: (parts: TaskParts) => Promise<unknown>) => {
    const task = await start(name, 0, act);
    for (; task.state === 'ready' && steps + 1 !== at; steps += 1) {
      await scheduler.grant(task);
      check();
    }
    if (task.state !== 'ready') return;
    steps += 1;
    interrupted = `${name}, before ${task.label}`;
    if (end === 'the process is killed') {
      await scheduler.kill(0);
      await start('reconciliation', 0, (parts) => marketReconciles(parts, true));
      await drain();
      await start(`${name} again`, 0, act);
    } else await start(`${name} again`, 1, act);
    await drain();
  };

  await start('hold', 0, (parts) => buyers.buyerHolds(parts, buyer));
  await drain();
  await request('details', (parts) => buyers.buyerHolds(parts, buyer));
  if (vendor !== 'none') {
    await request('start', (parts) => buyers.buyerStartsPayment(parts, state, buyer, true));
    const form = buyer.forms.at(-1);
    const id = buyer.vendor_ids.at(-1) ?? '';
    if (vendor === 'LIQPAY') await run.vendors.liqpay.payForm(form as LiqpayForm, true);
    else await run.vendors[vendor === 'STRIPE' ? 'stripe' : 'paypal'].pay(id, true);
    for (const message of state.messages.splice(0)) {
      if (webhooks === 'lost') continue;
      await request('webhook', (parts) => marketReceives(parts, message));
    }
  }
  const paid = buyer.vendor_ids.at(-1);
  await request('return', (parts) => buyers.buyerOrders(parts, state, buyer, paid));
  const link = state.mails.find(({ data }) => data.confirm_url)?.data.confirm_url;
  const token = link ? new URL(link).searchParams.get('token') : undefined;
  if (token) {
    const [number = ''] = run.data.rows.orders.keys();
    await request('confirm', (parts) => buyers.buyerConfirms(parts, state, { number, token }));
  }
  // What the vendor sends after the buyer returned.
  if (webhooks === 'lost') state.messages = [];
  await comeToRest(run, (what, error) => errors.push(`${what}: ${error}`), check);
  broken.push(...restInvariants(run), ...errors);
  const orders = [...run.data.rows.orders.values()];
  return {
    steps,
    interrupted,
    broken,
    confirmed: orders.filter(({ status }) => status === 'confirmed').length,
    captures: run.money().filter(({ captured, refunded }) => captured > refunded).length,
    mails: state.mails.filter(({ name }) => name === 'order-reserved').length,
  };
}

function stateOf(vendor: SaleVendor, capture: Sale['capture']): HistoryState {
  const sale: Sale = {
    ...{ vehicle_id: 'car-0', company_uuid: 'company of dealer-0', vendor, capture },
    ...{ amount: vendor === 'none' ? 0 : 150_050, currency: 'USD' },
  };
  const buyer: Buyer = {
    ...{ id: 0, email: 'buyer-0@example.test', browser: 'browser-0', sale },
    ...{ lock_id: undefined, vendor_ids: [], forms: [], order_number: undefined },
  };
  return {
    ...{ now: Date.parse('2026-11-20T08:00:00Z'), sales: [sale], buyers: [buyer] },
    ...{ jobs: [], messages: [], told: [], mails: [], acknowledged: [] },
    ...{ soldElsewhere: new Map(), kept: new Set(), startedFor: new Map(), forged: new Set() },
  };
}
