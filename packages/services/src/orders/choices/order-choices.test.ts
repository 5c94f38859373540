import { randomUUID } from 'node:crypto';
import { isServiceError } from '@mawkib/api-clients';
import type { InputOf } from '@mawkib/api-clients/contracts';
import {
  cancelOrder,
  createOrder,
  freeReservationVendor,
  getHold,
  getOrderOptions,
  initOrder,
} from '@mawkib/api-clients/contracts/purchase';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AppContext } from '../../app-context.js';
import { companyConfig, dealers, orderLocks, orders, vehicles } from '../../db/schema/index.js';
import { modules } from '../../server/modules.js';
import { shareOrderConfig } from '../../testing/share-order-config.js';
import { describeOnDatabase, type TestApi } from '../../testing/test-api.js';
import { forgetCheckouts } from '../checkout/forget-checkouts.js';
import { releaseAllExpired } from '../checkout/reservation-expiry.job.js';
import { customerOf } from '../order-customers.js';
import { addOrderToken } from '../order-secrets.js';
import { postgresOrderStore } from '../store/postgres/postgres-order-store.js';
import { withStore } from '../store/postgres/with-store.js';
import { choiceFacts } from './choice-facts.js';

const hour = 3_600_000;
const always = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'].map((day) => [
  day,
  [['09:00', '11:00']],
]);
const entry = {
  steps: ['payment_options', 'trade_in', 'service_packs', 'location', 'appointment'].map(
    (type) => ({ type }),
  ),
  packs: [
    { key: 'care', title: { ar: 'العناية', en: 'Care' }, amount: 4000 },
    { key: 'tyres', title: { ar: 'الإطارات', en: 'Tyres' }, amount: 150, period: 'month' },
    { key: 'warranty', title: { ar: 'الضمان', en: 'Warranty' }, amount: 0, included: true },
  ],
  delivery: [{ key: 'dubai', name: { ar: 'دبي', en: 'Dubai' }, amount: 500 }],
  appointments: { hours: Object.fromEntries(always), lead_hours: 24 },
};
const car = {
  kind: 'car' as const,
  brand: 'nissan',
  model: 'patrol',
  body_type: 'suv',
  fuel_type: 'petrol',
  mileage: 80_000,
  registration_date: '2019-05-01',
  registration_number: 'A12345',
};
const buyer = {
  first_name: 'نورة',
  last_name: 'المنصوري',
  email: 'noura@example.test',
  phone: '+971500000001',
  consent: true as const,
};
type Metadata = NonNullable<NonNullable<InputOf<typeof initOrder>['body']['checkout']>['metadata']>;

describeOnDatabase('choices of an order', (open) => {
  let t: TestApi;
  let context: AppContext;
  let now = new Date('2026-11-20T08:00:00Z');
  let free: { vehicle_id: string; company_uuid: string; owner_id: string }[] = [];
  let vehicle: (typeof free)[number];
  let foreign = '';
  const at = () => withStore({ ...context, clock: { now: () => now } });
  /** Of the company with the most vehicles. */
  const isCommonest = ({ company_uuid }: (typeof free)[number]) =>
    free.filter((one) => one.company_uuid === company_uuid).length > 40;
  const nextVehicle = () => free.pop() ?? expect.fail('No vehicle left');
  const visit = (slot = '09:00') => ({
    kind: 'viewing' as const,
    retailer_id: vehicle.owner_id,
    date: '2026-11-23',
    slot,
  });
  const choose = async (
    metadata: Metadata,
    { lock_id, of = vehicle }: { lock_id?: string; of?: typeof vehicle } = {},
  ) => {
    const { vehicle_id, company_uuid } = of;
    const checkout = { locale: 'ar' as const, metadata };
    const body = { vehicle_id, company_uuid, lock_id, checkout };
    return (await t.api.call(initOrder, { body }, { locale: 'en' })).data;
  };
  const holdOf = async (lock_id: string) =>
    (await t.api.call(getHold, { headers: { 'Order-Lock': lock_id } })).data;
  const problemOf = async (promise: Promise<unknown>) => {
    const error = await promise.then(
      () => null,
      (reason: unknown) => reason,
    );
    if (!isServiceError(error)) throw error ?? new Error('It was not rejected');
    return error.problem;
  };
  const optionsOf = async (lock_id?: string) =>
    (
      await t.api.call(getOrderOptions, {
        params: { id: vehicle.vehicle_id },
        query: { lang: 'en' },
        headers: { 'Order-Lock': lock_id },
      })
    ).data;

  /** Token of another link of an order. */
  const linkOf = async (number: string) => {
    const { db } = t.database;
    const [order] = await db.select().from(orders).where(eq(orders.order_number, number));
    return addOrderToken(postgresOrderStore(db), order ?? expect.fail());
  };

  beforeAll(async () => {
    t = await open({
      demo: true,
      modules: [
        ...modules,
        (given) => {
          context = given;
          return { name: 'purchase', handlers: [] };
        },
      ],
      config: { clock: { now: () => now } },
    });
    const { db } = t.database;
    await shareOrderConfig(db);
    await db.delete(companyConfig).where(eq(companyConfig.config_type, 'order_online_steps_page'));
    await db.insert(companyConfig).values({
      ...{ company: 'default', section: 'order_online', config_type: 'order_online_steps_page' },
      ...{ position: 1, data: entry },
    });
    free = await db
      .select({
        vehicle_id: vehicles.id,
        company_uuid: dealers.company_uuid,
        owner_id: vehicles.owner_id,
      })
      .from(vehicles)
      .innerJoin(dealers, eq(dealers.id, vehicles.owner_id))
      .where(eq(vehicles.status, 'stock'))
      .orderBy(vehicles.id);
    // Appointments follow the entry where a retailer's record has no hours.
    await db.update(dealers).set({ hours: null });
    const sellers = await db.select().from(dealers);
    const { company_uuid } = free.find(isCommonest) ?? expect.fail();
    free = free.filter((one) => one.company_uuid === company_uuid);
    foreign = sellers.find((one) => one.company_uuid !== company_uuid)?.id ?? '';
    const paid = { sale_minor: 20_000_000, price_hidden: [], financing_options: ['cash', 'lease'] };
    await db.update(vehicles).set({ ...paid, state: 'new' });
  });
  afterAll(() => t.close());
  beforeEach(() => {
    vehicle = nextVehicle();
  });

  test('are offered with prices from the entry of the company, in the language of the page', async () => {
    const found = await optionsOf();
    expect(found.payment_options.map(({ option }) => option)).toEqual(['cash', 'lease']);
    expect(found.payment_options[0]?.plan?.deposit).toMatchObject({ min: 4_000_000 });
    expect(found.service_packs.map(({ title, included }) => [title, included])).toEqual([
      ['Care', false],
      ['Tyres', false],
      ['Warranty', true],
    ]);
    expect(found.retailers[0]).toMatchObject({ id: vehicle.owner_id, is_seller: true });
    const km = found.retailers.slice(1).map(({ distance_km }) => distance_km ?? 0);
    expect(km).toEqual([...km].sort((a, b) => a - b));
    expect(found.retailers[0]?.at?.latitude).toBeCloseTo(25, 0);
    expect(found.retailers.map(({ id }) => id)).not.toContain(foreign);
    expect(found.appointment?.days[0]).toEqual({ date: '2026-11-22', slots: ['09:00', '10:00'] });
    const { db } = t.database;
    const week = { sun: [['20:00', '22:00']] } as const;
    await db.update(dealers).set({ hours: { week } }).where(eq(dealers.id, vehicle.owner_id));
    const own = await optionsOf();
    expect(own.appointment?.days[0]?.slots).toEqual(['20:00', '21:00']);
    expect(own.retailers[0]?.opening_hours).toContain('Sunday 8 pm to 10 pm');
    await db.update(dealers).set({ hours: null });
  });

  test('are kept with the hold step by step, before its buyer is known, and with what they cost', async () => {
    const first = await choose({ payment: { option: 'cash' } });
    const { lock_id } = first;
    expect(first.quote).toMatchObject({
      lines: [{ key: 'vehicle', amount: 20_000_000 }],
      due_now: { amount: 0 },
      due_later: { amount: 20_000_000 },
    });
    await choose({ service_packs: ['care', 'tyres'] }, { lock_id });
    const address = { street: 'Al Wasl', building: '7' };
    const last = await choose(
      { location: { kind: 'delivery', area: 'dubai', ...address }, campaign: 'winter' },
      { lock_id },
    );
    expect(last.quote?.lines.slice(1)).toEqual([
      { key: 'pack:care', label: 'Care', amount: 400_000, currency: 'AED' },
      { key: 'pack:tyres', label: 'Tyres', amount: 15_000, currency: 'AED', period: 'month' },
      { key: 'delivery', label: 'Dubai', amount: 50_000, currency: 'AED' },
    ]);
    expect(last.quote?.due_later?.amount).toBe(20_450_000);
    expect((await optionsOf(lock_id)).quote).toEqual(last.quote);
    const { checkout } = await holdOf(lock_id);
    expect(checkout?.lead_attributes).toBeUndefined();
    expect(checkout?.metadata).toEqual({
      payment: { option: 'cash' },
      service_packs: ['care', 'tyres'],
      location: { kind: 'delivery', area: 'dubai', ...address },
      campaign: 'winter',
    });
    const [row] = await t.database.db
      .select()
      .from(orderLocks)
      .where(eq(orderLocks.lock_id, lock_id));
    expect(row?.checkout_encrypted).not.toContain('Wasl');
  });

  test('a plan changes what is due', async () => {
    const { quote } = await choose({
      payment: { option: 'cash', plan: { deposit: 5_000_000, months: 60 } },
    });
    expect(quote?.lines.map(({ key, period }) => [key, period])).toEqual([
      ['plan_deposit', undefined],
      ['plan', 'month'],
    ]);
    expect(quote?.due_later?.amount).toBe(5_000_000);
  });

  test('cost the same before the hold as with it: the deposit in the currency of the car, then as the vendor charges it', async () => {
    const { db } = t.database;
    const { company_uuid: company } = vehicle;
    const rate = { vendor_currency: 'USD', vendor_rate: 0.28 };
    const of = { company, section: 'order_online', config_type: 'order_online', position: 1 };
    const quotes = [];
    for (const own of [
      rate,
      {},
      { deposit_currency: 'USD' },
      { deposit_currency: 'EUR', ...rate },
    ]) {
      const data = { payment: 'PAYPAL', deposit: 5000, ...own };
      await db.insert(companyConfig).values({ ...of, data });
      const { quote } = await optionsOf();
      const { lock_id } = await choose({});
      expect((await optionsOf(lock_id)).quote).toEqual(quote);
      expect(await holdOf(lock_id)).toMatchObject({
        quote,
        due: { now: quote.due_now, later: quote.due_later },
      });
      quotes.push([quote.due_now, quote.charged, quote.due_later?.amount]);
      await db.delete(companyConfig).where(eq(companyConfig.company, company));
      vehicle = nextVehicle();
    }
    const dirhams = { amount: 500_000, currency: 'AED' };
    const dollars = (amount: number) => ({ amount, currency: 'USD' });
    expect(quotes).toEqual([
      [dirhams, dollars(140_000), 19_500_000],
      [dirhams, undefined, 19_500_000],
      [dollars(500_000), undefined, undefined],
      [dollars(140_000), undefined, undefined],
    ]);
  });

  test.each<[string, () => Metadata]>([
    ['payment.option', () => ({ payment: { option: 'rent' } })],
    [
      'payment.plan.deposit',
      () => ({ payment: { option: 'cash', plan: { deposit: 1, months: 60 } } }),
    ],
    ['service_packs.0', () => ({ service_packs: ['gold'] })],
    ['service_packs.0', () => ({ service_packs: ['warranty'] })],
    ['location.retailer_id', () => ({ location: { kind: 'retailer', retailer_id: foreign } })],
    [
      'location.area',
      () => ({ location: { kind: 'delivery', area: 'muscat', street: 'x', building: '1' } }),
    ],
    ['appointment.retailer_id', () => ({ appointment: { ...visit(), retailer_id: foreign } })],
    ['appointment.slot', () => ({ appointment: visit('12:00') })],
    ['appointment.slot', () => ({ appointment: { ...visit(), date: '2026-11-20' } })],
    ['trade_in.model', () => ({ trade_in: { ...car, brand: 'toyota' } })],
    [
      'trade_in.registration_date',
      () => ({ trade_in: { ...car, registration_date: '2027-01-01' } }),
    ],
    [
      'trade_in.registration_date',
      () => ({ trade_in: { ...car, registration_date: '1949-12-31' } }),
    ],
  ])('%s that the company does not offer is named, and nothing is held', async (field, given) => {
    const problem = await problemOf(choose(given()));
    expect(problem).toMatchObject({ status: 422, code: 'invalid_choices' });
    expect(problem?.errors).toMatchObject([{ field: `checkout.metadata.${field}` }]);
    const held = eq(orderLocks.vehicle_id, vehicle.vehicle_id);
    expect(await t.database.db.$count(orderLocks, held)).toBe(0);
  });

  describe('the last place of a slot', () => {
    test('goes to one of two concurrent buyers, and is free again when their hold ends', async () => {
      const others = Array.from({ length: 6 }, nextVehicle);
      const appointment = visit();
      const tries = await Promise.allSettled(others.map((of) => choose({ appointment }, { of })));
      const won = tries.filter((one) => one.status === 'fulfilled');
      expect(won).toHaveLength(1);
      const codes = tries.flatMap((one) =>
        one.status === 'rejected' ? one.reason.problem.code : [],
      );
      expect(new Set(codes)).toEqual(new Set(['slot_taken']));
      const days = async (lock?: string) =>
        (await optionsOf(lock)).appointment?.days.find(({ date }) => date === appointment.date);
      expect((await days())?.slots).toEqual(['10:00']);
      now = new Date(now.getTime() + hour);
      expect((await days())?.slots).toEqual(['09:00', '10:00']);
      expect((await choose({ appointment })).lock_id).toBeTruthy();
    });

    test('is booked as long as its order waits, and free once that is cancelled', async () => {
      const appointment = { ...visit(), date: '2026-11-25' };
      const { lock_id } = await choose({ appointment });
      const { data } = await t.api.call(createOrder, {
        body: {
          ...{ lock_id, vehicle_id: vehicle.vehicle_id, vendor_uuid: freeReservationVendor },
          ...{ locale: 'ar', lead_attributes: buyer },
        },
      });
      now = new Date(now.getTime() + hour);
      await releaseAllExpired(at());
      const other = nextVehicle();
      const taken = await problemOf(choose({ appointment }, { of: other }));
      expect(taken?.code).toBe('slot_taken');
      const params = { number: data.order_number };
      const token = await linkOf(data.order_number);
      await t.api.call(cancelOrder, { params, body: { token } });
      expect((await choose({ appointment }, { of: other })).lock_id).toBeTruthy();
    });

    test('is kept if the one that the buyer wants instead is taken', async () => {
      const { lock_id } = await choose({ appointment: visit('10:00') });
      const wanted = { appointment: { ...visit('09:00'), date: '2026-11-24' } };
      await choose(wanted, { of: nextVehicle() });
      expect((await problemOf(choose(wanted, { lock_id })))?.code).toBe('slot_taken');
      const other = choose({ appointment: visit('10:00') }, { of: nextVehicle() });
      expect((await problemOf(other))?.code).toBe('slot_taken');
    });
  });

  test('of an ended hold are there for its buyer for a day, and then deleted with the registration number', async () => {
    const { lock_id } = await choose({ trade_in: car, payment: { option: 'lease' } });
    const id = randomUUID();
    now = new Date(now.getTime() + hour);
    await releaseAllExpired(at());
    await forgetCheckouts(at());
    expect((await holdOf(lock_id)).checkout?.metadata?.trade_in).toEqual(car);
    const strange = await choose({ campaign: id }, { lock_id: id });
    expect((await holdOf(strange.lock_id)).checkout?.metadata).toEqual({ campaign: id });
    now = new Date(now.getTime() + hour);
    await releaseAllExpired(at());
    const again = await choose({ service_packs: [] }, { lock_id });
    expect(again.lock_id).not.toBe(lock_id);
    expect((await holdOf(again.lock_id)).checkout?.metadata).toEqual({
      trade_in: car,
      payment: { option: 'lease' },
      service_packs: [],
    });
    now = new Date(now.getTime() + 26 * hour);
    await releaseAllExpired(at());
    now = new Date(now.getTime() + 25 * hour);
    await forgetCheckouts(at());
    expect(await holdOf(again.lock_id)).not.toHaveProperty('checkout');
    expect(
      (
        await t.database.db.select().from(orderLocks).where(eq(orderLocks.lock_id, again.lock_id))
      )[0]?.checkout_encrypted,
    ).toBeNull();
  });

  test('become those of the order, and its mails name them in words', async () => {
    const { lock_id } = await choose({
      trade_in: car,
      payment: { option: 'lease' },
      service_packs: ['care'],
      location: { kind: 'retailer', retailer_id: vehicle.owner_id },
      campaign: 'http://evil.example',
    });
    const { data } = await t.api.call(createOrder, {
      body: {
        ...{ lock_id, vehicle_id: vehicle.vehicle_id, vendor_uuid: freeReservationVendor },
        ...{ locale: 'ar', lead_attributes: buyer },
      },
    });
    const { db } = t.database;
    const [order] = await db
      .select()
      .from(orders)
      .where(eq(orders.order_number, data.order_number));
    expect(order?.finance_option).toBe('lease');
    const choices = (order && customerOf(context.cipher, order)?.choices) ?? expect.fail();
    const [row] = await db.select().from(vehicles).where(eq(vehicles.id, vehicle.vehicle_id));
    const wordsIn = async (locale: 'ar' | 'en') =>
      (await choiceFacts(db, choices, row ?? expect.fail(), locale)).map(
        ({ label, value }) => `${label}: ${value}`,
      );
    const english = await wordsIn('en');
    expect(english).toEqual(
      expect.arrayContaining([
        'Way to pay: Lease',
        'Trade-in: Nissan Patrol',
        'Mileage: 80,000 km',
        'Registration number: A12345',
        'Service packs: Care',
      ]),
    );
    expect(english.join()).not.toMatch(/http:\/\/evil\.example|retailer_id|undefined/);
    expect(await wordsIn('ar')).toEqual(
      expect.arrayContaining([
        'طريقة الدفع: تأجير',
        'سيارة للاستبدال: نيسان باترول',
        'باقات الخدمة: العناية',
      ]),
    );
  });
});
