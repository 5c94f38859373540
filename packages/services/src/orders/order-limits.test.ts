import { isServiceError } from '@mawkib/api-clients';
import {
  confirmOrder,
  createOrder,
  freeReservationVendor,
  initOrder,
} from '@mawkib/api-clients/contracts/purchase';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AppContext } from '../app-context.js';
import { allowances, dealers, mailOutbox, vehicles } from '../db/schema/index.js';
import type { ServiceModule } from '../http/service-module.js';
import { createApi } from '../server/create-api.js';
import { shareOrderConfig } from '../testing/share-order-config.js';
import { describeOnDatabase, type TestApi } from '../testing/test-api.js';
import { ordersModule } from './orders.module.js';

describeOnDatabase('limits of unconfirmed orders', (open) => {
  let t: TestApi;
  let other: Awaited<ReturnType<typeof createApi>>;
  let cars: { vehicle_id: string; company_uuid: string }[] = [];
  const links: string[] = [];
  const noting = (context: AppContext): ServiceModule => {
    const enqueue: AppContext['mails']['enqueue'] = (tx, message) => {
      links.push(/token=([\w-]+)/.exec(message.text)?.[1] ?? '');
      return context.mails.enqueue(tx, message);
    };
    return ordersModule({ ...context, mails: { ...context.mails, enqueue } });
  };
  beforeAll(async () => {
    const config = {
      orders: { perAddressDay: 5, perEmailDay: 3, perPhoneDay: 3 },
      visitorMails: { perAddressHour: 100, perRecipientDay: 6, perStaffDay: 100 },
    };
    t = await open({ demo: true, config, modules: [noting] });
    const database = { ...t.database, close: async () => {} };
    other = await createApi(
      { ...t.config, demo: false },
      { database, modules: [noting], background: 'none' },
    );
    await shareOrderConfig(t.database.db);
    cars = await t.database.db
      .select({ vehicle_id: vehicles.id, company_uuid: dealers.company_uuid })
      .from(vehicles)
      .innerJoin(dealers, eq(dealers.id, vehicles.owner_id))
      .where(eq(vehicles.status, 'stock'))
      .limit(60);
  });
  afterAll(async () => {
    await other.close();
    await t.close();
  });
  beforeEach(async () => {
    await t.database.db.delete(allowances);
  });

  interface Buyer {
    email?: string;
    phone?: string;
    name?: string;
    from?: string;
  }
  let made = 0;
  /**
   * Orders the next car, alternating between the two processes; resolves to its number or the
   * error.
   */
  const order = async ({ email, phone, name = 'نورة', from }: Buyer = {}) => {
    const car = cars.pop();
    if (!car) throw new Error('No vehicle left');
    made += 1;
    const { call } = made % 2 ? t.api : other;
    const headers: Record<string, string> = from === undefined ? {} : { 'x-client-address': from };
    const { data: lock } = await call(initOrder, { body: car });
    const lead_attributes = {
      ...{ first_name: name, last_name: 'المنصوري', consent: true as const },
      email: email ?? `buyer${made}@example.test`,
      phone: phone ?? `+97150${String(1_000_000 + made)}`,
    };
    const { lock_id } = lock;
    const vendor_uuid = freeReservationVendor;
    const body = { lock_id, vehicle_id: car.vehicle_id, vendor_uuid, lead_attributes };
    return call(createOrder, { body }, { headers }).then(
      ({ data }) => data.order_number,
      (error: unknown) => {
        if (!isServiceError(error)) throw error;
        return [error.status, error.problem?.code, error.problem?.errors?.[0]?.field]
          .filter(Boolean)
          .join(' ');
      },
    );
  };
  const tooMany = '429 too_many_requests';

  test('count a mailbox in any notation, across all processes', async () => {
    const written = [
      'no.ura@gmail.com',
      'Noura+a@gmail.com',
      'noura@GMAIL.com',
      'nou.ra+b@gmail.com',
    ];
    const got: string[] = [];
    for (const email of written) got.push(await order({ email }));
    expect(got.slice(0, 3)).not.toContain(tooMany);
    expect(got[3]).toBe(tooMany);
    const before = await t.database.db.$count(mailOutbox);
    expect(await order({ email: 'noura@gmail.com' })).toBe(tooMany);
    expect(await t.database.db.$count(mailOutbox)).toBe(before);
  });

  test('count by phone number and by network', async () => {
    const got: string[] = [];
    for (let at = 0; at < 4; at += 1)
      got.push(await order({ phone: at % 2 ? '+971501234567' : '0501234567' }));
    expect(got.filter((one) => one === tooMany)).toHaveLength(1);
    const from: string[] = [];
    for (let at = 0; at < 6; at += 1) from.push(await order({ from: `2001:db8::${at + 1}` }));
    expect(from.map((one) => one === tooMany)).toEqual([false, false, false, false, false, true]);
    expect(await order({ from: '192.0.2.7' })).toMatch(/^MK-/);
  });

  test('are released only by confirming the order', async () => {
    const email = 'fleet@example.test';
    for (let at = 0; at < 3; at += 1) {
      const number = await order({ email });
      const token = links.at(-1) ?? '';
      for (let click = 0; click < 2; click += 1) {
        await t.api.call(confirmOrder, { params: { number }, body: { token } });
      }
    }
    for (let at = 0; at < 3; at += 1) expect(await order({ email })).toMatch(/^MK-/);
    expect(await order({ email })).toBe(tooMany);
  });

  test('a name with an address is rejected with its field, and nothing is sent', async () => {
    const before = await t.database.db.$count(mailOutbox);
    const name = 'Your prize: http://evil.example/claim';
    expect(await order({ name })).toBe('422 invalid_customer lead_attributes.first_name');
    expect(await order({ name: 'evil.example' })).toMatch(/^422/);
    expect(await t.database.db.$count(mailOutbox)).toBe(before);
  });
});
