import { randomUUID } from 'node:crypto';
import { type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { createPhoneVerification } from '@mawkib/api-clients/contracts/purchase';
import { getCompanyConfig } from '@mawkib/api-clients/contracts/stock';
import { expect, test, vi } from 'vitest';
import { formsSettings } from '../db/schema/index.js';
import { implement } from '../http/implement.js';
import type { ModuleFactory } from '../http/service-module.js';
import { describeOnBoth } from '../testing/test-api.js';

/** Blocks until it is opened. */
function gate() {
  let letGo = () => {};
  let arrive = () => {};
  const open = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const reached = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return { letGo, reached, pass: () => [arrive(), open][1] as Promise<void> };
}

const said = (socket: Socket) =>
  new Promise<string>((resolve) => socket.once('data', (bytes) => resolve(String(bytes))));

describeOnBoth('stopping a server', (open) => {
  test('finishes running requests, keeps acknowledged writes and accepts no new ones', async () => {
    const slow = gate();
    const purchase: ModuleFactory = () => ({
      name: 'purchase',
      handlers: [
        implement(createPhoneVerification, async ({ body }, { db }) => {
          await slow.pass();
          const row = { id: randomUUID(), key: body.phone_number, encrypted: 'x' };
          await db.insert(formsSettings).values({ ...row, updated_at: new Date() });
          return {} as never;
        }),
      ],
    });
    const t = await open({ modules: [purchase], config: { checkAnswers: false } });
    await t.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = t.app.server.address() as AddressInfo;
    const held = connect(port, '127.0.0.1').on('error', () => {});
    held.write('GET /ready HTTP/1.1\r\nhost: x\r\n\r\n');
    expect(await said(held)).toMatch(/^HTTP\/1\.1 200 .*"ready"/s);

    const written = new Promise<IncomingMessage>((resolve, reject) => {
      const headers = { 'content-type': 'application/json' };
      const path = '/services/purchase/twilio/create_verification';
      request({ host: '127.0.0.1', port, path, method: 'POST', headers }, resolve)
        .once('error', reject)
        .end('{"phone_number":"+971500000001"}');
    });
    await slow.reached;
    // A partial request on an open connection.
    held.write('GET /ready HTTP/1.1\r\nhost: x\r\n');
    await new Promise((resolve) => setTimeout(resolve, 50));
    const closed = t.app.close();
    await new Promise((resolve) => setTimeout(resolve, 50));
    held.write('\r\n');
    expect((await said(held)).toLowerCase()).toMatch(
      /^http\/1\.1 503 .*connection: close.*"stopping"/s,
    );
    const late = connect(port, '127.0.0.1');
    await expect(
      new Promise((resolve, reject) => late.once('connect', resolve).once('error', reject)),
    ).rejects.toMatchObject({ code: 'ECONNREFUSED' });

    slow.letGo();
    const { statusCode, headers } = await written;
    expect([statusCode, headers.connection]).toEqual([200, 'close']);
    await closed;
    expect(await t.database.db.$count(formsSettings)).toBe(1);
    await t.close();
  });

  test('waits for the job that it runs', async () => {
    const job = gate();
    let ended = false;
    const stock: ModuleFactory = (context) => ({
      name: 'stock',
      handlers: [
        implement(getCompanyConfig, async () => {
          await context.db.transaction((tx) => context.jobs.enqueue(tx, 'slow_job'));
          return { data: [] };
        }),
      ],
      jobs: [
        {
          name: 'slow_job',
          run: async () => {
            await job.pass();
            ended = true;
          },
        },
      ],
    });
    const t = await open({ modules: [stock], jobs: true });
    await t.api.call(getCompanyConfig, {
      headers: { 'Company-Config': 'x' },
      params: {},
      query: {},
    });
    await job.reached;
    const closed = t.close();
    await vi.waitFor(async () =>
      expect(
        await t.api
          .call(getCompanyConfig, { headers: { 'Company-Config': 'x' }, params: {}, query: {} })
          .catch((error: { code: string }) => error.code),
      ).toBe('closing'),
    );
    job.letGo();
    await closed;
    expect(ended).toBe(true);
  });
});
