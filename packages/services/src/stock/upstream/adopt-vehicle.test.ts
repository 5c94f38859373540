import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  createOrder,
  freeReservationVendor,
  initOrder,
} from '@mawkib/api-clients/contracts/purchase';
import { listVehicles, type RawVehicle } from '@mawkib/api-clients/contracts/stock';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { vehicles } from '../../db/schema/dealers-and-vehicles.js';
import { shareOrderConfig } from '../../testing/share-order-config.js';
import { describeOnDatabase, type TestApi } from '../../testing/test-api.js';

describeOnDatabase('a car of an upstream stock service', (open) => {
  let market: TestApi;
  let upstream: Record<string, RawVehicle> = {};
  let isDown = false;
  const service = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://stock');
    const vehicle = upstream[searchParams.get('lang') ?? ''];
    const isKnown = pathname.endsWith(`/${vehicle?.id}`);
    response.writeHead(isDown ? 503 : isKnown ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isKnown && !isDown ? { data: vehicle } : {}));
  });

  beforeAll(async () => {
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    const { port } = service.address() as AddressInfo;
    market = await open({ demo: true, config: { stockServiceUrl: `http://127.0.0.1:${port}` } });
    await shareOrderConfig(market.database.db);
    for (const lang of ['ar', 'en'] as const) {
      const input = { params: { listing: 'all' }, query: { lang, items: 1 } };
      const { data } = await market.api.call(listVehicles, input);
      const [raw] = data;
      if (!raw) throw new Error('The demo market has no vehicles');
      const changes = { id: 'OUT-1', vin: null, mileage: null, sale_price: 123_456.5 };
      upstream = { ...upstream, [lang]: { ...raw, ...changes, status: 'stock' } };
    }
  });
  afterAll(async () => {
    await market.close();
    await new Promise((resolve) => service.close(resolve));
  });

  const hold = (vehicle_id = 'OUT-1', lock_id?: string) =>
    market.api.call(initOrder, {
      body: { vehicle_id, company_uuid: upstream.ar?.company_uuid ?? '', lock_id },
    });

  it('is held once and ordered at the price of its service', async () => {
    const { data: lock } = await hold();
    await expect(hold()).rejects.toMatchObject({ status: 409, code: 'vehicle_locked' });
    const { data: order } = await market.api.call(createOrder, {
      body: {
        vehicle_id: 'OUT-1',
        lock_id: lock.lock_id,
        vendor_uuid: freeReservationVendor,
        locale: 'ar',
        finance_option: 'cash',
        lead_attributes: {
          first_name: 'سالم',
          last_name: 'العامري',
          email: 'salem@example.test',
          phone: '+971501234567',
          consent: true,
        },
      } as never,
    });
    expect(order).toMatchObject({ vehicle_id: 'OUT-1', status: 'created' });
    const [stored] = await market.database.db
      .select()
      .from(vehicles)
      .where(eq(vehicles.id, 'OUT-1'));
    expect(stored).toMatchObject({ sale_minor: 12_345_650, mileage: null, vin: null });
  });

  it('stays reserved here, independent of its service', async () => {
    const { db } = market.database;
    await db.update(vehicles).set({ status: 'reserved' }).where(eq(vehicles.id, 'OUT-1'));
    await expect(hold()).rejects.toMatchObject({ code: 'vehicle_unavailable' });
  });

  it('is unknown if its service does not have it, and an error if the service does not respond', async () => {
    await expect(hold('OUT-2')).rejects.toMatchObject({ status: 404, code: 'vehicle_not_found' });
    isDown = true;
    await expect(hold()).rejects.toMatchObject({ status: 502, code: 'source_failed' });
    isDown = false;
  });
});
