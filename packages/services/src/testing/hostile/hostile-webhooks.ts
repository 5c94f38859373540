import { createHmac, randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { signData } from '../../payment-providers/liqpay-signed-data.js';
import type { Sandbox } from '../sandbox-payments.js';
import { corrupted } from './corrupted.js';
import { hostileText } from './hostile-values.js';

/** A request to a webhook's address. */
export interface WebhookRequest {
  path: 'stripe' | 'paypal' | 'liqpay';
  headers: Record<string, string>;
  body: string | Buffer;
  /** Number of concurrent requests with it. */
  copies: number;
}

/** A vendor's message before it is signed. */
interface Message {
  path: WebhookRequest['path'];
  values: Record<string, unknown>;
}

type Keys = Sandbox['keys'];

/** Messages that the sandbox has sent or dropped, oldest first. */
export const messagesOf = ({ deliveries }: Sandbox): Message[] =>
  deliveries
    .list()
    .toReversed()
    .map(({ service, body }): Message => {
      const path = service as Message['path'];
      const data = path === 'liqpay' ? new URLSearchParams(body).get('data') : null;
      const json = data === null ? body : Buffer.from(data, 'base64').toString('utf8');
      return { path, values: JSON.parse(json) };
    });

/** Signs a message as its vendor does. */
export function signed(
  { path, values }: Message,
  keys: Keys,
  now: number,
): Omit<WebhookRequest, 'copies'> {
  if (path === 'liqpay') {
    const { data, signature } = signData(values, keys.liqpayPrivate);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    return { path, headers, body: new URLSearchParams({ data, signature }).toString() };
  }
  const body = JSON.stringify(values) ?? '';
  const json = { 'content-type': 'application/json' };
  if (path === 'stripe') {
    const at = Math.floor(now / 1000);
    const v1 = createHmac('sha256', keys.stripeWebhookSecret).update(`${at}.${body}`).digest('hex');
    return { path, headers: { ...json, 'stripe-signature': `t=${at},v1=${v1}` }, body };
  }
  const [transmission, time] = [randomUUID(), new Date(now).toISOString()];
  const headers = {
    ...json,
    'paypal-transmission-id': transmission,
    'paypal-transmission-time': time,
    'paypal-transmission-sig': createHmac('sha256', keys.paypalSecret)
      .update([transmission, time, keys.paypalWebhook, body].join('|'))
      .digest('base64'),
    'paypal-auth-algo': 'SHA256withRSA',
    'paypal-cert-url': 'https://api.sandbox.paypal.com/v1/notifications/certs/CERT-SANDBOX',
  };
  return { path, headers, body };
}

/** Difference of a request from the vendor's message. */
const kinds = ['genuine', 'forged', 'altered', 'lying', 'foreign', 'misdirected', 'old', 'raw'];

/**
 * Requests to the webhooks, in any order: the messages themselves, repeated; forged ones; altered
 * ones with the signature of the original; signed ones with hostile contents or about payments of
 * others; to another vendor's address; days old; and bytes.
 */
export function hostileWebhook(
  messages: readonly Message[],
  keys: Keys,
  now: number,
): fc.Arbitrary<WebhookRequest> {
  const foreignKeys = Object.fromEntries(
    Object.entries(keys).map(([name, key]) => [name, `${key}x`]),
  ) as unknown as Keys;
  return fc
    .tuple(
      fc
        .constantFrom(...messages)
        .chain((message) =>
          fc.record({ message: fc.constant(message), other: corrupted(message.values) }),
        ),
      fc.constantFrom('genuine', ...kinds),
      fc.constantFrom('stripe' as const, 'paypal' as const, 'liqpay' as const),
      hostileText,
      fc.integer({ min: 1, max: 4 }),
    )
    .map(([{ message, other }, kind, path, text, copies]): WebhookRequest => {
      const values = (
        other !== null && typeof other === 'object' ? other : { value: other }
      ) as Message['values'];
      const own = () => signed(message, keys, now);
      const build: Record<string, () => Omit<WebhookRequest, 'copies'>> = {
        forged: () => signed(message, foreignKeys, now),
        altered: () => ({ ...own(), body: signed({ ...message, values }, foreignKeys, now).body }),
        lying: () => signed({ ...message, values }, keys, now),
        foreign: () => signed({ ...message, values: withOtherIds(message.values) }, keys, now),
        misdirected: () => ({ ...own(), path }),
        old: () => signed(message, keys, now - 20 * 86_400_000),
        raw: () => ({ path, headers: own().headers, body: Buffer.from(text.toWellFormed()) }),
      };
      return { ...(build[kind] ?? own)(), copies };
    });
}

/** The same message, about things that the market does not have. */
function withOtherIds(values: Record<string, unknown>): Record<string, unknown> {
  const text = JSON.stringify(values).replace(
    /"(?:id|order_id|payment_intent)":"[^"]+"/g,
    (found) => found.replace(/:"[^"]+"/, `:"${randomUUID()}"`),
  );
  return JSON.parse(text);
}
