import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { testConfig } from '../testing/test-config.js';
import { paypalVendor } from './paypal-vendor.js';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const json = (response: ServerResponse, body: object) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/** A minimal PayPal that never responds at a path. */
async function paypalThat({ hangsAt }: { hangsAt: string }) {
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    const respond = () =>
      json(
        response,
        path.includes('/token')
          ? { access_token: 'token', expires_in: 3600 }
          : path.includes('verify')
            ? { verification_status: 'SUCCESS' }
            : {
                id: 'ORDER-1',
                status: 'CREATED',
                intent: 'CAPTURE',
                links: [],
                purchase_units: [],
              },
      );
    if (!path.includes(hangsAt)) respond();
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { payments } = testConfig();
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const paypal = { ...payments.paypal, apiUrl, clientId: 'a', clientSecret: 'b', webhookId: 'w' };
  return paypalVendor({ ...payments, timeoutMs: 10_000, paypal });
}

const message = { headers: {}, body: '{}' };

test.each(['/verify', '/token'])(
  'a message is given up within three seconds when PayPal hangs at %s',
  async (hangsAt) => {
    const paypal = await paypalThat({ hangsAt });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const given = expect(paypal.verify(message)).rejects.toMatchObject({ reason: 'unreachable' });
    await vi.advanceTimersByTimeAsync(2_999);
    await given;
    vi.useRealTimers();
  },
);

test('a call that moves money has a longer timeout', async () => {
  const paypal = await paypalThat({ hangsAt: 'nowhere' });
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const order = {
    id: 'p1',
    amount: 100,
    currency: 'USD',
    capture: 'automatic',
    description: 'A car',
    returnUrl: 'https://a.example/',
    cancelUrl: 'https://a.example/',
    requestId: 'r1',
  } as const;
  expect(await paypal.create(order)).toMatchObject({ id: 'ORDER-1' });
  expect(timeout.mock.calls.flat()).toEqual([10_000, 10_000]);
  timeout.mockRestore();
});
