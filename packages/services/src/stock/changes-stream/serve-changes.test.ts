import { type ClientRequest, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openServer } from '../../db/open-server.js';
import { vehicles } from '../../db/schema/index.js';
import { createApi } from '../../server/create-api.js';
import { describeOnDatabase, serverDatabase, type TestApi } from '../../testing/test-api.js';
import { testConfig } from '../../testing/test-config.js';

interface Heard {
  id: string;
  event: string;
  data: { vehicles?: { id: string; status: string; [field: string]: unknown }[]; gone?: string[] };
}

/** A client of the stream, over HTTP. */
function listen(port: number, search = '', headers: Record<string, string> = {}) {
  const heard: Heard[] = [];
  let text = '';
  let response: IncomingMessage | undefined;
  let isOver = false;
  const url = `http://127.0.0.1:${port}/services/stock/public_api/listing/all/changes?lang=ar${search}`;
  const request: ClientRequest = get(url, { headers }, (given) => {
    response = given;
    given.setEncoding('utf8');
    given.on('data', (part: string) => {
      text += part;
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const fields = Object.fromEntries(
          text
            .slice(0, end)
            .split('\n')
            .map((line) => line.split(/: (.*)/s).slice(0, 2)),
        ) as Record<string, string>;
        text = text.slice(end + 2);
        if (fields.event)
          heard.push({
            id: fields.id ?? '',
            event: fields.event,
            data: JSON.parse(fields.data ?? '{}'),
          });
      }
    });
    given.on('close', () => {
      isOver = true;
    });
  });
  request.on('error', () => {
    isOver = true;
  });
  return {
    heard,
    status: () => response?.statusCode,
    headers: () => response?.headers ?? {},
    isOver: () => isOver,
    stop: () => request.destroy(),
    ready: () => expect.poll(() => heard.length).toBeGreaterThan(0),
    of: (id: string) =>
      heard.flatMap(({ data }) => (data.vehicles ?? []).filter((vehicle) => vehicle.id === id)),
  };
}

describeOnDatabase('the stream of changes', (open) => {
  let t: TestApi;
  let port: number;
  beforeAll(async () => {
    t = await open({ demo: true });
    await t.app.listen({ port: 0, host: '127.0.0.1' });
    port = (t.app.server.address() as AddressInfo).port;
  });
  afterAll(() => t.close());

  const setStatus = (id: string, status: string) =>
    t.database.db.update(vehicles).set({ status }).where(eq(vehicles.id, id));

  test('sends a reservation as it is made, by any writer', async () => {
    const listener = listen(port);
    await listener.ready();
    expect(listener.heard[0]?.event).toBe('begun');
    expect(listener.headers()['content-type']).toContain('text/event-stream');
    await setStatus('100010', 'reserved');
    await expect.poll(() => listener.of('100010').at(-1)?.status).toBe('reserved');
    listener.stop();
  });

  test('contains no personal data, only the shown part of a VIN and no hidden price', async () => {
    const listener = listen(port);
    await listener.ready();
    await t.database.db
      .update(vehicles)
      .set({ price_hidden: ['cash'], financing_options: ['cash'] })
      .where(eq(vehicles.id, '100011'));
    await expect.poll(() => listener.of('100011').length).toBe(1);
    const [told] = listener.of('100011');
    expect(told).toMatchObject({ sale_price: 0, msrp_price: 0, price_hidden: ['cash'] });
    expect(told?.vin).toMatch(/^\w{3}$/);
    expect(JSON.stringify(told)).not.toMatch(/@|owner_phone|owner_email/);
    listener.stop();
  });

  test('resumes after the last message', async () => {
    const first = listen(port);
    await first.ready();
    const last = first.heard.at(-1)?.id ?? '';
    first.stop();
    await setStatus('100012', 'reserved');
    await setStatus('100013', 'reserved');
    await t.database.db.delete(vehicles).where(eq(vehicles.id, '100014'));
    const again = listen(port, '', { 'last-event-id': last });
    await expect.poll(() => again.of('100012').length).toBe(1);
    expect(again.of('100013')).toHaveLength(1);
    expect(again.heard.flatMap(({ data }) => data.gone ?? [])).toContain('100014');
    expect(Number(again.heard.at(-1)?.id)).toBeGreaterThan(Number(last));
    again.stop();
    const byAddress = listen(port, `&last_event_id=${last}`);
    await expect.poll(() => byAddress.of('100012').length).toBe(1);
    byAddress.stop();
  });

  test('sends a reset if the missed changes are unknown', async () => {
    for (const last of ['999999999999', 'nonsense', '1']) {
      const listener = listen(port, '', { 'last-event-id': last });
      await expect.poll(() => listener.heard.at(-1)?.event).toBe('reset');
      listener.stop();
    }
  });

  test('starts with the current state of the shown vehicles', async () => {
    const listener = listen(port, '&vehicles=100010,100015,none');
    await expect.poll(() => listener.of('100015').length).toBe(1);
    expect(listener.of('100010')[0]?.status).toBe('reserved');
    listener.stop();
  });

  test('sends one reset for many changes at once', async () => {
    const listener = listen(port);
    await listener.ready();
    await t.database.db.update(vehicles).set({ updated_at: new Date() });
    await expect.poll(() => listener.heard.at(-1)?.event).toBe('reset');
    listener.stop();
  });

  test('is rejected for an unknown list', async () => {
    const response = await t.app.inject('/services/stock/public_api/listing/nowhere/changes');
    expect([response.statusCode, response.json().code]).toEqual([404, 'unknown_listing']);
  });

  test('stops with the server', async () => {
    const listener = listen(port);
    await listener.ready();
    // Waits for open streams: it would not return if they went on.
    await t.app.close();
    await expect.poll(listener.isOver).toBe(true);
  });
});

describeOnDatabase('limits of the stream of changes', (open) => {
  test('per address, with a retry time', async () => {
    const t = await open({
      demo: true,
      config: {
        stock: { ...testConfig().stock, maxOnDevice: 0, streams: { all: 5, perAddress: 2 } },
      },
    });
    await t.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = t.app.server.address() as AddressInfo;
    const [one, two] = [listen(port), listen(port)];
    await one.ready();
    await two.ready();
    const third = listen(port);
    await expect.poll(third.status).toBe(429);
    expect(third.headers()['retry-after']).toBe('60');
    one.stop();
    await expect
      .poll(async () => {
        const next = listen(port);
        await expect.poll(next.status).toBeDefined();
        next.stop();
        return next.status();
      })
      .toBe(200);
    two.stop();
    await t.close();
  });
});

describe('two processes over one PostgreSQL server', () => {
  test('a change of one of them is sent by the other', async () => {
    const url = await serverDatabase('demo');
    const processes = await Promise.all(
      [1, 2].map(async () => {
        const api = await createApi(testConfig(), {
          database: await openServer(url),
          background: 'none',
        });
        const app = fastify(api.serverOptions);
        await app.register(api.plugin);
        await app.listen({ port: 0, host: '127.0.0.1' });
        return { api, app, port: (app.server.address() as AddressInfo).port };
      }),
    );
    const [mine, other] = processes;
    const writer = await openServer(url);
    const listeners = [listen(mine?.port ?? 0), listen(other?.port ?? 0)];
    for (const listener of listeners) await listener.ready();
    await writer.db.update(vehicles).set({ status: 'reserved' }).where(eq(vehicles.id, '100020'));
    for (const listener of listeners) {
      await expect.poll(() => listener.of('100020').at(-1)?.status).toBe('reserved');
    }
    // A cursor from one process is valid in the other.
    const last = listeners[0]?.heard.at(-1)?.id ?? '';
    await writer.db.update(vehicles).set({ status: 'stock' }).where(eq(vehicles.id, '100020'));
    const moved = listen(other?.port ?? 0, '', { 'last-event-id': last });
    await expect.poll(() => moved.of('100020').at(-1)?.status).toBe('stock');
    for (const listener of [...listeners, moved]) listener.stop();
    for (const { api, app } of processes) {
      await app.close();
      await api.close();
    }
    await writer.close();
  });
});
