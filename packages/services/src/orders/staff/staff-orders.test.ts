import {
  createOrder,
  freeReservationVendor,
  initOrder,
} from '@mawkib/api-clients/contracts/purchase';
import { getStaffOrder, listStaffOrders } from '@mawkib/api-clients/contracts/staff';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dealers, vehicles } from '../../db/schema/index.js';
import { shareOrderConfig } from '../../testing/share-order-config.js';
import { describeOnDatabase, type TestApi } from '../../testing/test-api.js';

const minute = 60_000;
const buyers = ['noura', 'salem', 'hind'].map((name, index) => ({
  first_name: 'نورة',
  last_name: 'المنصوري',
  email: `${name}@example.test`,
  phone: `+97150000000${index + 1}`,
  consent: true as const,
}));

describeOnDatabase('orders for staff', (open) => {
  let t: TestApi;
  let staff: Awaited<ReturnType<TestApi['as']>>;
  let now = new Date('2026-11-20T08:00:00Z');
  const numbers: string[] = [];
  let sellers: string[] = [];

  beforeAll(async () => {
    t = await open({ demo: true, config: { clock: { now: () => now } } });
    await shareOrderConfig(t.database.db);
    staff = await t.as('leads');
    const free = await t.database.db
      .select({ id: vehicles.id, owner_id: vehicles.owner_id, company_uuid: dealers.company_uuid })
      .from(vehicles)
      .innerJoin(dealers, eq(dealers.id, vehicles.owner_id))
      .where(eq(vehicles.status, 'stock'))
      .orderBy(vehicles.id)
      .limit(buyers.length);
    sellers = free.map(({ owner_id }) => owner_id);
    for (const [index, { id: vehicle_id, company_uuid }] of free.entries()) {
      const lock = await t.api.call(initOrder, { body: { vehicle_id, company_uuid } });
      const order = await t.api.call(createOrder, {
        body: {
          lock_id: lock.data.lock_id,
          vehicle_id,
          vendor_uuid: freeReservationVendor,
          locale: 'ar',
          lead_attributes: buyers[index] as (typeof buyers)[number],
        },
      });
      numbers.unshift(order.data.order_number);
      now = new Date(now.getTime() + minute);
    }
  });
  afterAll(() => t.close());

  const list = (query: object = {}, headers: object = {}) =>
    t.api.call(listStaffOrders, { query, headers }, staff);
  const numbersOf = async (...args: Parameters<typeof list>) =>
    (await list(...args)).data.map(({ order_number }) => order_number);

  test('are listed newest first, page by page, without their customers', async () => {
    const first = await list({ items: 2 });
    expect(first.data.map(({ order_number }) => order_number)).toEqual(numbers.slice(0, 2));
    expect(JSON.stringify(first)).not.toContain('example.test');
    const rest = await list({ items: 2, before: first.meta.next });
    expect(rest.data.map(({ order_number }) => order_number)).toEqual(numbers.slice(2));
    expect(rest.meta.next).toBeNull();
  });

  test('can be filtered by status, payment, retailer, day and person', async () => {
    expect(await numbersOf({ status: 'confirmed' })).toEqual([]);
    expect(await numbersOf({ status: 'created', payment_status: 'not_required' })).toEqual(numbers);
    const ofSeller = await list({ retailer: sellers[0] });
    expect(new Set(ofSeller.data.map(({ retailer }) => retailer.id))).toEqual(
      new Set([sellers[0]]),
    );
    expect(await numbersOf({ until: '2026-11-20T08:00:30Z' })).toEqual(numbers.slice(2));
    expect(await numbersOf({ from: '2026-11-20T08:00:30Z' })).toEqual(numbers.slice(0, 2));
    expect(await numbersOf({}, { 'Order-Person': 'SALEM@example.test' })).toEqual([numbers[1]]);
    expect(await numbersOf({}, { 'Order-Person': '050 000 0003' })).toEqual([numbers[0]]);
    expect(await numbersOf({}, { 'Order-Person': 'nobody' })).toEqual([]);
  });

  test('are shown in full, with the customer and what happened', async () => {
    const number = numbers[2] ?? '';
    const { data } = await t.api.call(getStaffOrder, { params: { number } }, staff);
    expect(data).toMatchObject({
      order_number: number,
      status: 'created',
      customer: { email: 'noura@example.test' },
      payments: [],
    });
    expect(data.events.map(({ kind }) => kind)).toEqual(['held', 'ordered', 'mail']);
  });

  test('are for the roles leads and admin only; an unknown number is an error', async () => {
    const editor = await t.as('editor');
    await expect(
      t.api.call(listStaffOrders, { query: {}, headers: {} }, editor),
    ).rejects.toMatchObject({
      status: 403,
    });
    await expect(
      t.api.call(getStaffOrder, { params: { number: 'MK-0000-0000' } }, staff),
    ).rejects.toMatchObject({ status: 404, problem: { code: 'order_not_found' } });
  });
});
