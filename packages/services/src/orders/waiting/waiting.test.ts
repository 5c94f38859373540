import { setTimeout } from 'node:timers/promises';
import { isServiceError } from '@mawkib/api-clients';
import {
  confirmOrder,
  confirmWaiting,
  createOrder,
  freeReservationVendor,
  initOrder,
  waitForVehicle,
} from '@mawkib/api-clients/contracts/purchase';
import { getVehicle } from '@mawkib/api-clients/contracts/stock';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AppContext } from '../../app-context.js';
import { dealers, orderLocks, vehicles, vehicleWaiting } from '../../db/schema/index.js';
import { modules } from '../../server/modules.js';
import { shareOrderConfig } from '../../testing/share-order-config.js';
import { describeOnDatabase, type TestApi } from '../../testing/test-api.js';
import { releaseAllExpired } from '../checkout/reservation-expiry.job.js';
import { withStore } from '../store/postgres/with-store.js';
import { reencryptWaiting } from './encrypted-contact.js';
import { deleteEndedWaiting, notifyWaiting } from './notify-waiting.js';
import { waitingDataSource } from './waiting-data-source.js';

const minute = 60_000;
const buyer = {
  first_name: 'نورة',
  last_name: 'المنصوري',
  email: 'noura@example.test',
  phone: '+971500000001',
  consent: true as const,
};

describeOnDatabase('a held vehicle', (open) => {
  let t: TestApi;
  let now = new Date('2026-11-20T08:00:00Z');
  let context: AppContext;
  let free: { vehicle_id: string; company_uuid: string }[] = [];
  const mailed: { to: string; subject: string; text: string }[] = [];
  const listeners: { name: string; listener: (event: never) => void }[] = [];
  const later = (ms: number) => {
    now = new Date(now.getTime() + ms);
  };
  const nextCar = () => {
    const next = free.pop();
    if (!next) throw new Error('No vehicle left');
    return next;
  };
  const call: TestApi['api']['call'] = (...input) => t.api.call(...input);
  const hold = async (body: ReturnType<typeof nextCar>) => (await call(initOrder, { body })).data;
  const wait = (vehicle_id: string, email: string) =>
    call(waitForVehicle, { body: { vehicle_id, email, locale: 'en' } });
  const linkOf = (email: string) =>
    /token=([\w-]+)/.exec(mailed.findLast(({ to }) => to === email)?.text ?? '')?.[1] ?? '';
  const confirm = async (email: string) =>
    (await call(confirmWaiting, { body: { token: linkOf(email) } })).data;
  const codeOf = async (promise: Promise<unknown>) => {
    const error = await promise.then(
      () => null,
      (reason: unknown) => reason,
    );
    return isServiceError(error) ? `${error.status} ${error.problem?.code}` : error;
  };
  const notify = async () => {
    await notifyWaiting({ ...context, clock: { now: () => now } });
  };
  const expire = () => releaseAllExpired(withStore({ ...context, clock: { now: () => now } }));
  const releaseLater = async (id: string) => {
    await t.database.db.update(vehicles).set({ held_until: null }).where(eq(vehicles.id, id));
  };
  const waitingFor = (id: string) =>
    t.database.db.$count(vehicleWaiting, eq(vehicleWaiting.vehicle_id, id));

  beforeAll(async () => {
    t = await open({
      demo: true,
      jobs: ['waiting_watch'],
      modules: modules.map((create) => (given) => {
        const enqueue: AppContext['mails']['enqueue'] = (tx, message) => {
          mailed.push(message);
          return given.mails.enqueue(tx, message);
        };
        // Events are held back: checks of the API's own would run in the middle of a test.
        const on = ((name, listener) => {
          listeners.push({ name, listener });
          return () => {};
        }) as AppContext['events']['on'];
        const { mails, events } = given;
        context = { ...given, mails: { ...mails, enqueue }, events: { ...events, on } };
        return create(context);
      }),
      config: { clock: { now: () => now } },
    });
    await shareOrderConfig(t.database.db);
    free = await t.database.db
      .select({ vehicle_id: vehicles.id, company_uuid: dealers.company_uuid })
      .from(vehicles)
      .innerJoin(dealers, eq(dealers.id, vehicles.owner_id))
      .where(eq(vehicles.status, 'stock'))
      .orderBy(vehicles.id)
      .limit(30);
  });
  afterAll(() => t.close());
  beforeEach(() => {
    mailed.length = 0;
  });

  describe('is waited for by e-mail', () => {
    test('once the address is confirmed, with one mail when it is free', async () => {
      const car = nextCar();
      await hold(car);
      const [to, other] = ['waiting@example.test', 'unconfirmed@example.test'];
      await wait(car.vehicle_id, to);
      await wait(car.vehicle_id, other);
      expect(await confirm(to)).toMatchObject({ vehicle_id: car.vehicle_id, vehicle: 'held' });
      expect(await confirm(to)).toMatchObject({ vehicle: 'held' });
      // A repeated request of a confirmed address mails nothing and looks the same.
      const before = mailed.length;
      expect((await wait(car.vehicle_id, to)).data.vehicle_id).toBe(car.vehicle_id);
      expect(mailed).toHaveLength(before);

      await notify();
      expect(mailed).toHaveLength(before);
      later(16 * minute);
      await expire();
      await Promise.all([notify(), notify(), notify()]);
      const about = mailed.slice(before).filter(({ to: who }) => who === to);
      expect(about.map(({ subject }) => subject)).toEqual([expect.stringMatching(/available now/)]);
      expect(about[0]?.text).toContain(`/en/showroom/${car.vehicle_id}`);
      expect(mailed.slice(before).some(({ to: who }) => who === other)).toBe(false);
      expect(await waitingFor(car.vehicle_id)).toBe(1);
    });

    test('as soon as the stock changes', async () => {
      const car = nextCar();
      await hold(car);
      const to = 'fourth@example.test';
      await wait(car.vehicle_id, to);
      await confirm(to);
      mailed.length = 0;
      later(16 * minute);
      await expire();
      for (const { name, listener } of listeners) {
        if (name === 'stock_changed') listener({ vehicle_ids: [car.vehicle_id] } as never);
      }
      await expect.poll(() => mailed.map((mail) => mail.to)).toEqual([to]);
    });

    test('not while it is free or reserved, with the reason in both languages', async () => {
      const car = nextCar();
      expect(await codeOf(wait(car.vehicle_id, 'a@example.test'))).toBe('409 vehicle_free');
      const reserved = eq(vehicles.id, car.vehicle_id);
      await t.database.db.update(vehicles).set({ status: 'reserved' }).where(reserved);
      expect(await codeOf(wait(car.vehicle_id, 'a@example.test'))).toBe('409 vehicle_unavailable');
      expect(await codeOf(wait('nothing', 'a@example.test'))).toBe('404 vehicle_not_found');
    });

    test('no mail if another buyer was faster, and one when that hold ends', async () => {
      const car = nextCar();
      await hold(car);
      const to = 'second@example.test';
      await wait(car.vehicle_id, to);
      await confirm(to);
      mailed.length = 0;
      later(16 * minute);
      await expire();
      await hold(car);
      await notify();
      expect(mailed).toEqual([]);
      later(16 * minute);
      await expire();
      await notify();
      expect(mailed.map((mail) => mail.to)).toEqual([to]);
    });

    test('no mail when it becomes reserved, one when that order is cancelled', async () => {
      const car = nextCar();
      const { lock_id } = await hold(car);
      const to = 'third@example.test';
      await wait(car.vehicle_id, to);
      await confirm(to);
      const { data } = await call(createOrder, {
        body: {
          ...{ lock_id, vehicle_id: car.vehicle_id, vendor_uuid: freeReservationVendor },
          ...{ locale: 'en', lead_attributes: buyer },
        },
      });
      const params = { number: data.order_number };
      await call(confirmOrder, { params, body: { token: linkOf(buyer.email) } });
      mailed.length = 0;
      await notify();
      expect(mailed).toEqual([]);
      const again = eq(vehicles.id, car.vehicle_id);
      await t.database.db.update(vehicles).set({ status: 'stock' }).where(again);
      await notify();
      expect(mailed.map((mail) => mail.to)).toEqual([to]);
    });

    test('when it becomes free while a check that found it reserved is running', async () => {
      const car = nextCar();
      await hold(car);
      const to = 'fifth@example.test';
      await wait(car.vehicle_id, to);
      await confirm(to);
      mailed.length = 0;
      const { db } = t.database;
      const waiting = eq(vehicleWaiting.vehicle_id, car.vehicle_id);
      await db.update(vehicleWaiting).set({ due: true }).where(waiting);
      let freed: Promise<unknown> = Promise.resolve();
      await db.transaction(async (tx) => {
        await tx.select().from(vehicleWaiting).where(waiting).for('update');
        freed = releaseLater(car.vehicle_id);
        await setTimeout(100);
        await tx.update(vehicleWaiting).set({ due: false }).where(waiting);
      });
      await freed;
      await notify();
      expect(mailed.map((mail) => mail.to)).toEqual([to]);
    });

    test('for a day at most; a person can be found and erased before', async () => {
      const car = nextCar();
      await hold(car);
      const to = 'Erased@example.test';
      await wait(car.vehicle_id, 'Erased@Example.test');
      const token = linkOf(to);
      const { db } = t.database;
      const [row] = await db
        .select()
        .from(vehicleWaiting)
        .where(eq(vehicleWaiting.vehicle_id, car.vehicle_id));
      expect(JSON.stringify(row).toLowerCase()).not.toContain('erased');
      expect(JSON.stringify(row)).not.toContain(token);
      const indexes = context.cipher.indexes({ kind: 'email', value: 'erased@example.test' });
      const told = [];
      for await (const one of waitingDataSource.read(context, db, indexes)) told.push(one);
      expect(told).toMatchObject([{ email: to, vehicle_id: car.vehicle_id }]);
      const turn = { after: undefined, max: 500 };
      const encrypted = await db.transaction((tx) => reencryptWaiting(tx, context.cipher, turn));
      expect(encrypted).toEqual({ encrypted: 0 });
      expect(await waitingDataSource.forget(context, db, indexes, 10)).toBe(1);
      expect(await waitingFor(car.vehicle_id)).toBe(0);

      await wait(car.vehicle_id, to);
      later(24 * 60 * minute);
      expect(await codeOf(confirm(to))).toBe('404 waiting_ended');
      await deleteEndedWaiting({ db, clock: { now: () => now } });
      expect(await waitingFor(car.vehicle_id)).toBe(0);
    });
  });

  test('that is built on demand since another buyer held it is not handed to the next one', async () => {
    const car = nextCar();
    const first = await hold(car);
    const isCar = eq(vehicles.id, car.vehicle_id);
    await t.database.db.update(vehicles).set({ status: 'on_demand' }).where(isCar);
    const second = await hold(car);
    expect(second.lock_id).not.toBe(first.lock_id);
    const extended = await call(initOrder, { body: { ...car, lock_id: first.lock_id } });
    expect(extended.data.lock_id).toBe(first.lock_id);
  });

  test('that is built on demand excludes nobody, is not shown and reserves nothing', async () => {
    const car = nextCar();
    const { db } = t.database;
    const isCar = eq(vehicles.id, car.vehicle_id);
    await db.update(vehicles).set({ status: 'on_demand' }).where(isCar);
    const [first, second] = [await hold(car), await hold(car)];
    expect(second.lock_id).not.toBe(first.lock_id);
    // An extension finds the buyer's own hold.
    const extended = await call(initOrder, { body: { ...car, lock_id: first.lock_id } });
    expect(extended.data.lock_id).toBe(first.lock_id);
    const params = { listing: 'all', id: car.vehicle_id };
    expect((await call(getVehicle, { params, query: {} })).data.held_until).toBeNull();
    for (const { lock_id } of [first, second]) {
      const { data } = await call(createOrder, {
        body: {
          ...{ lock_id, vehicle_id: car.vehicle_id, vendor_uuid: freeReservationVendor },
          ...{ locale: 'en', lead_attributes: buyer },
        },
      });
      const number = { number: data.order_number };
      await call(confirmOrder, { params: number, body: { token: linkOf(buyer.email) } });
    }
    const [row] = await db.select().from(vehicles).where(isCar);
    expect([row?.status, row?.held_until]).toEqual(['on_demand', null]);
    const open = and(eq(orderLocks.vehicle_id, car.vehicle_id), eq(orderLocks.shared, true));
    expect(await db.$count(orderLocks, open)).toBe(2);
  });
});
