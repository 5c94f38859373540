import { createHmac, randomUUID } from 'node:crypto';
import { isServiceError } from '@mawkib/api-clients';
import {
  createOrder,
  getOrder,
  initOrder,
  startPayment,
} from '@mawkib/api-clients/contracts/purchase';
import { defineMarket } from '@mawkib/core/market';
import {
  type NewPayment,
  PaymentError,
  type PaymentProvider,
  readConfig,
  rows,
  sql,
  type VendorState,
} from '@mawkib/services';
import { limit } from '@mawkib/tooling-vitest/time-limits';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { shareOrderConfig } from '../testing/share-order-config.js';
import { describeOnDatabase, type TestApi } from '../testing/test-api.js';

const secret = 'of tide pay';

/** A payment vendor of a market, in memory, with webhooks and simulated outages. */
function tidePay() {
  const payments = new Map<string, NewPayment & { state: VendorState; taken: number }>();
  let trouble: 'none' | 'throws' | 'nonsense' | 'silence' = 'none';
  const idOf = ({ id }: { id: string }) => `tide-${id}`;
  const known = (id: string) => {
    const found = payments.get(id);
    if (!found) throw new PaymentError('not_found', 'tide pay');
    return found;
  };
  const seen = async ({ vendor_id }: { vendor_id: string }) => {
    if (trouble === 'throws') throw new Error('ECONNRESET');
    if (trouble === 'silence') await new Promise(() => {});
    if (trouble === 'nonsense') return { state: 'perhaps' } as never;
    const { state, amount_minor: amount, currency, id: reference } = known(vendor_id);
    return { state, amount, currency, reference };
  };
  const provider: PaymentProvider = {
    gateway: { script_url: 'https://tide.example/pay.js', public_key: 'tide_public' },
    async create(payment) {
      const vendor_id = idOf(payment);
      const before = payments.get(vendor_id);
      payments.set(vendor_id, before ?? { ...payment, state: 'open', taken: 0 });
      return { vendor_id, pay_url: `https://tide.example/pay/${vendor_id}` };
    },
    retrieve: seen,
    async capture(payment) {
      const found = known(payment.vendor_id);
      if (found.state === 'authorised')
        Object.assign(found, { state: 'captured', taken: found.taken + 1 });
      return seen(payment);
    },
    async cancelOrRefund(payment) {
      const found = known(payment.vendor_id);
      if (found.state === 'authorised' || found.state === 'captured') found.state = 'refunded';
      else if (found.state === 'open') found.state = 'ended';
      return seen(payment);
    },
    readWebhook({ headers, body }) {
      const signature = createHmac('sha256', secret).update(body).digest('hex');
      if (headers['tide-signature'] !== signature) throw new PaymentError('signature', 'tide pay');
      const { id, payment } = JSON.parse(body.toString('utf8'));
      return { id, kind: 'paid', payment };
    },
  };
  return {
    provider,
    payments,
    pay: (id: string) => Object.assign(known(id), { state: 'authorised' }),
    fail(kind: typeof trouble) {
      trouble = kind;
    },
  };
}

const market = defineMarket({
  id: 'tides',
  country: 'AE',
  timeZone: 'Asia/Dubai',
  week: { start: 1, weekend: [6, 0] },
  currency: { code: 'AED' },
  locales: ['ar', 'en'],
  phone: { region: 'AE', example: '050 123 4567' },
  themes: [{ id: 'sea' }],
  brands: [{ id: 'sea', name: { ar: 'بحر', en: 'Sea' }, theme: 'sea' }],
  payments: [{ id: 'TIDE_PAY' }],
});

const buyer = {
  locale: 'en' as const,
  lead_attributes: {
    first_name: 'Noura',
    last_name: 'Mansoori',
    email: 'noura@example.test',
    phone: '+971500000001',
    consent: true as const,
  },
};
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: unknown) =>
      isServiceError(error) ? `${error.status} ${error.problem?.code}` : String(error),
  );

describeOnDatabase('a payment vendor of a market’s own', (open) => {
  const vendor = market.payments?.[0]?.id ?? '';
  let tide: ReturnType<typeof tidePay>;
  let t: TestApi;
  let free: { vehicle_id: string; company_uuid: string }[];
  beforeAll(async () => {
    tide = tidePay();
    t = await open({
      demo: true,
      jobs: ['payment_settlement'],
      parts: { paymentVendors: { [vendor]: tide.provider } },
      config: { payments: { ...readConfig({}).payments, timeoutMs: limit(250) } },
    });
    await shareOrderConfig(t.database.db);
    free = await rows(
      t.database.db,
      sql`select v.id as vehicle_id, d.company_uuid from vehicles v
        join dealers d on d.id = v.owner_id where v.status = 'stock' order by v.id limit 20`,
    );
    await configure(vendor);
  });
  beforeEach(() => tide.fail('none'));
  afterAll(() => t.close());

  const configure = (payment: string) =>
    t.database.db.execute(sql`update company_config
      set data = ${JSON.stringify({ payment, deposit: 5000, deposit_currency: 'AED' })}::jsonb
      where company = 'default' and config_type = 'order_online'`);
  const hold = async () => {
    const car = free.pop() ?? { vehicle_id: '', company_uuid: '' };
    const { data: lock } = await t.api.call(initOrder, { body: car });
    const checkout = { ...car, lock_id: lock.lock_id, checkout: buyer };
    await t.api.call(initOrder, { body: checkout });
    const create = () =>
      t.api.call(startPayment, {
        params: { vendor },
        body: { lock_id: lock.lock_id, company_uuid: car.company_uuid },
      });
    const order = () =>
      t.api.call(createOrder, {
        body: {
          lock_id: lock.lock_id,
          vehicle_id: car.vehicle_id,
          vendor_uuid: vendor,
          ...buyer,
        },
      });
    return { car, lock, create, order };
  };
  const tell = (payment: string, key = secret) => {
    const payload = JSON.stringify({ id: randomUUID(), payment });
    const signature = createHmac('sha256', key).update(payload).digest('hex');
    return t.app.inject({
      method: 'POST',
      url: '/services/purchase/webhooks/tide_pay',
      headers: { 'content-type': 'application/json', 'tide-signature': signature },
      payload,
    });
  };
  const statusOf = async ({ vehicle_id }: { vehicle_id: string }) => {
    const query = sql`select status from vehicles where id = ${vehicle_id}`;
    return (await rows<{ status: string }>(t.database.db, query))[0]?.status;
  };

  test('takes the deposit of a hold: started once, held, then captured with the order', async () => {
    const { car, lock, create, order } = await hold();
    expect(lock).toMatchObject({
      vendor_uuid: vendor,
      deposit: { amount: 500_000, currency: 'AED' },
      gateway: { script_url: 'https://tide.example/pay.js', public_key: 'tide_public' },
    });
    expect(await codeOf(order())).toBe('409 payment_incomplete');
    const { data: begun } = await create();
    expect((await create()).data).toEqual(begun);
    expect(begun).toMatchObject({ amount: 500_000, currency: 'AED' });
    const id = begun.pay_url?.split('/').at(-1) ?? '';
    expect(tide.payments.get(id)).toMatchObject({ amount_minor: 500_000, capture: 'manual' });
    expect(await codeOf(order())).toBe('409 payment_incomplete');
    tide.pay(id);
    const { data: placed } = await order();
    expect((await order()).data.order_number).toBe(placed.order_number);
    const params = { number: placed.order_number };
    expect((await t.api.call(getOrder, { params })).data).toMatchObject({
      status: 'confirmed',
      payment_status: 'paid',
    });
    expect(tide.payments.get(id)).toMatchObject({ state: 'captured', taken: 1 });
    expect(await statusOf(car)).toBe('reserved');
  });

  test('places the order after its verified webhook only', async () => {
    const { car, create } = await hold();
    const id = (await create()).data.pay_url?.split('/').at(-1) ?? '';
    tide.pay(id);
    const forged = await tell(id, 'guessed');
    expect([forged.statusCode, forged.json().code]).toEqual([400, 'invalid_signature']);
    expect((await tell(id)).statusCode).toBe(200);
    await vi.waitFor(async () => expect(await statusOf(car)).toBe('reserved'));
    expect(tide.payments.get(id)?.taken).toBe(1);
  });

  test('may fail in any way: the buyer gets an error, and still pays once', async () => {
    const { create, order } = await hold();
    const id = (await create()).data.pay_url?.split('/').at(-1) ?? '';
    tide.pay(id);
    for (const kind of ['throws', 'nonsense', 'silence'] as const) {
      tide.fail(kind);
      expect(await codeOf(order()), kind).toBe('502 payment_failed');
    }
    tide.fail('none');
    expect((await order()).data.payment_status).toBe('paid');
    expect(tide.payments.get(id)?.taken).toBe(1);
  });

  test('belongs to its market: an unknown name is rejected in the config and in the call', async () => {
    const { lock, car } = await hold();
    const body = { lock_id: lock.lock_id, company_uuid: car.company_uuid };
    for (const unknown of ['NOBODY', 'STRIPE', 'constructor']) {
      const call = t.api.call(startPayment, { params: { vendor: unknown }, body });
      expect(await codeOf(call), unknown).toBe('409 payment_not_configured');
    }
    await configure('NOBODY_PAY');
    expect(await codeOf(hold())).toBe('409 payment_not_configured');
    await configure(vendor);
  });
});
