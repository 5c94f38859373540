import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { createSandbox } from './create-sandbox.ts';
import { createManualClock } from './testing/manual-clock.ts';

const sandbox = await createSandbox({
  clock: createManualClock(),
  fetch: async () => new Response(),
});
const { server, keys } = sandbox;
afterAll(() => sandbox.close());

const basic = (name: string, password: string) =>
  `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`;
const form = 'application/x-www-form-urlencoded';
const token = await server
  .inject({
    method: 'POST',
    url: '/v1/oauth2/token',
    headers: { authorization: basic(keys.paypalClient, keys.paypalSecret), 'content-type': form },
    payload: 'grant_type=client_credentials',
  })
  .then((response) => response.json().access_token as string);

const stripe = `Bearer ${keys.stripeSecret}`;
const paypal = `Bearer ${token}`;
const twilio = basic(keys.twilioAccount, keys.twilioToken);
const verify = `/v2/Services/${keys.twilioService}`;
const calls: [path: string, authorization: string][] = [
  ['/v1/payment_intents', stripe],
  ['/v1/payment_intents/:new', stripe],
  ['/v1/payment_intents/:new/confirm', stripe],
  ['/v1/payment_intents/:new/cancel', stripe],
  ['/v1/payment_methods', stripe],
  ['/v1/refunds', stripe],
  ['/v1/customers', stripe],
  ['/v1/webhook_endpoints', stripe],
  ['/v1/payment_methods/pm_card_visa/attach', stripe],
  ['/v2/checkout/orders', paypal],
  ['/v1/notifications/webhooks', paypal],
  ['/v1/notifications/verify-webhook-signature', paypal],
  ['/checkoutnow?token=x', ''],
  ['/api/3/checkout', ''],
  ['/api/request', ''],
  ['/_sandbox/liqpay/decide', ''],
  [`${verify}/Verifications`, twilio],
  [`${verify}/VerificationCheck`, twilio],
  ['/email-verifier', ''],
  ['/_sandbox/faults', ''],
];

const names = fc.constantFrom(
  ...[
    'amount',
    'currency',
    'confirm',
    'payment_method',
    'payment_method_data',
    'metadata',
    'expand',
  ],
  ...['type', 'card', 'number', 'exp_year', 'return_url', 'capture_method', 'customer', 'url'],
  ...['intent', 'purchase_units', 'value', 'currency_code', 'application_context', 'event_types'],
  ...['data', 'signature', 'To', 'Channel', 'Code', 'email', 'service', 'kind', 'route', 'limit'],
  ...['__proto__', 'constructor', 'toString'],
);
const texts = fc.oneof(
  fc.string({ maxLength: 30 }),
  fc.constantFrom(
    'true',
    '100',
    'aed',
    'usd',
    'AED',
    'USD',
    'CAPTURE',
    'card',
    'pm_card_visa',
    'sms',
  ),
  fc.constantFrom(
    '+971501234567',
    'javascript:alert(1)',
    '9'.repeat(400),
    'e30=',
    'manual',
    'never',
  ),
);
const { value: values } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    texts,
    fc.integer(),
    fc.constantFrom(null, true, 1e308),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.array(fc.tuple(names, tie('value')), { maxLength: 6 }).map(asObject),
  ),
}));
function asObject(entries: [string, unknown][]): Record<string, unknown> {
  return Object.fromEntries(entries);
}
const bodies = fc.array(fc.tuple(names, values), { maxLength: 8 }).map(asObject);
const encode = (value: unknown, name: string): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => encode(inner, `${name}[${key}]`))
    : [`${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`];

async function newIntent(): Promise<string> {
  const headers = { authorization: stripe, 'content-type': form };
  const payload = 'amount=1000&currency=aed&payment_method=pm_card_visa';
  const request = { method: 'POST', url: '/v1/payment_intents', headers, payload } as const;
  return (await server.inject(request)).json().id;
}

it('no well-formed body causes a server error', async () => {
  const call = fc.constantFrom(...calls);
  await fc.assert(
    fc.asyncProperty(call, bodies, fc.boolean(), async ([path, authorization], body, asForm) => {
      const url = path.includes(':new') ? path.replace(':new', await newIntent()) : path;
      const payload = asForm
        ? Object.entries(body)
            .flatMap(([name, value]) => encode(value, name))
            .join('&')
        : JSON.stringify(body);
      const type = asForm ? form : 'application/json';
      const headers = { 'content-type': type, ...(authorization && { authorization }) };
      sandbox.faults.reset();
      const { statusCode, body: said } = await server.inject({
        method: 'POST',
        url,
        headers,
        payload,
      });
      if (statusCode >= 500) expect.fail(`${url} ${payload}: ${said}`);
    }),
    { numRuns: Number(process.env.MAWKIB_FUZZ_RUNS ?? 1500) },
  );
});

it('unknown ids are not found', async () => {
  const paths = [
    ...['/v1/payment_intents/', '/v1/charges/', '/v1/refunds/', '/v1/customers/', '/v1/events/'],
    ...['/v2/checkout/orders/', '/v2/payments/captures/', `${verify}/Verifications/`],
    ...['/_sandbox/mails/', '/_sandbox/state/', '/maps/places/'],
  ];
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...paths),
      fc.oneof(names, fc.string({ minLength: 1, maxLength: 40 })),
      async (path, name) => {
        const authorization = path.includes('/v1/')
          ? stripe
          : path.includes('Serv')
            ? twilio
            : paypal;
        const url = path + encodeURIComponent(name);
        const { statusCode } = await server.inject({
          method: 'GET',
          url,
          headers: { authorization },
        });
        expect([200, 400, 404]).toContain(statusCode);
      },
    ),
  );
});
