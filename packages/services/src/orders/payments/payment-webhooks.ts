import { createHash } from 'node:crypto';
import { millisecondsInDay } from 'date-fns/constants';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppContext } from '../../app-context.js';
import type { VendorName } from '../../db/schema/payments.js';
import { apiErrors } from '../../http/errors/api-errors.js';
import { RateLimit } from '../../http/limits/rate-limit.js';
import { checkStorable } from '../../http/request/check-storable.js';
import { parseJson } from '../../http/request/parse-json.js';
import { PaymentError } from '../../payment-providers/payment-error.js';
import type { PaymentProvider, WebhookMessage } from '../../payment-providers/payment-provider.js';
import { postgresOrderStore } from '../store/postgres/postgres-order-store.js';
import { vendorApiError } from '../vendor-api-error.js';
import { keepMessage } from './keep-message.js';
import type { PaymentVendors } from './payment-vendors.js';

type ReadMessage = (request: FastifyRequest) => Promise<WebhookMessage>;

const bodyLimit = 512 * 1024;
/** Max verification calls to PayPal per minute, per address and in total. */
const checksPerMinute = 60;
const totalChecksPerMinute = 240;
/** PayPal retries a message for three days. */
const oldestPaypalMs = 4 * millisecondsInDay;

/**
 * Webhooks of the vendors: `webhooks/stripe`, `/paypal`, `/liqpay`, and those of the market's own
 * vendors. A message only triggers a settlement, which fetches the state from the vendor; so order,
 * age and duplicates do not matter. It is stored with its job, and acknowledged once both are
 * stored.
 */
export function paymentWebhooks(
  app: FastifyInstance,
  context: Pick<AppContext, 'db' | 'clock' | 'jobs'>,
  vendors: PaymentVendors,
): void {
  const limit = new RateLimit(context.clock);
  const keeping = { ...context, store: postgresOrderStore(context.db) };
  app.register(async (scope) => {
    // Signatures cover the raw bytes.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit },
      async (_: FastifyRequest, body: Buffer) => body,
    );
    const on = (path: string, vendor: VendorName, read: ReadMessage) =>
      scope.post(`/webhooks/${path}`, { bodyLimit }, async (request, reply) => {
        const message = await read(request).catch((error: unknown) => {
          throw vendorApiError(error);
        });
        checkStorable(message, 'body');
        await keepMessage(keeping, vendor, message);
        return reply.header('cache-control', 'no-store').send({ received: true });
      });
    on('stripe', 'STRIPE', stripeMessage(context, vendors));
    on('paypal', 'PAYPAL', paypalMessage(context, vendors, limit));
    on('liqpay', 'LIQPAY', liqpayMessage(vendors));
    for (const [name, { readWebhook }] of vendors.own) {
      if (readWebhook) on(name.toLowerCase(), name, ownMessage(name, readWebhook, context, limit));
    }
  });
}

const bytesOf = ({ body }: FastifyRequest): Buffer =>
  Buffer.isBuffer(body) ? body : Buffer.alloc(0);
const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;
type Fields = Record<string, unknown>;
const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

const stripeMessage =
  ({ clock }: Pick<AppContext, 'clock'>, { stripe }: PaymentVendors): ReadMessage =>
  async (request) => {
    const signature = textOf(request.headers['stripe-signature']);
    const event = fieldsOf(await stripe.readEvent(bytesOf(request), signature, clock.now()));
    const id = textOf(event.id);
    const kind = textOf(event.type);
    if (!id || !kind) throw apiErrors.invalidRequest([]);
    const object = fieldsOf(fieldsOf(event.data).object);
    const payment = object.object === 'payment_intent' ? object.id : object.payment_intent;
    return { id, kind, payment: textOf(payment) };
  };

const paypalMessage =
  (
    { clock }: Pick<AppContext, 'clock'>,
    { paypal }: PaymentVendors,
    limit: RateLimit,
  ): ReadMessage =>
  async (request) => {
    const raw = bytesOf(request).toString('utf8');
    const event = fieldsOf(parseJson(raw));
    const sent = Date.parse(textOf(request.headers['paypal-transmission-time']) ?? '');
    const id = textOf(event.id);
    if (!id || !(clock.now().getTime() - sent < oldestPaypalMs)) {
      throw new PaymentError('signature', 'paypal');
    }
    // Only PayPal can verify its messages, so unverified requests are limited first.
    limit.check('paypal webhook', request.ip, checksPerMinute);
    limit.check('paypal webhooks', 'all', totalChecksPerMinute);
    await paypal.verify({ headers: request.headers, body: raw });
    const kind = textOf(event.event_type) ?? '';
    const resource = fieldsOf(event.resource);
    const related = fieldsOf(fieldsOf(resource.supplementary_data).related_ids);
    const order = kind.startsWith('CHECKOUT.ORDER.') ? resource.id : related.order_id;
    return { id, kind, payment: textOf(order) ?? textOf(resource.custom_id) };
  };

const liqpayMessage =
  ({ liqpay }: PaymentVendors): ReadMessage =>
  async (request) => {
    const form = Object.fromEntries(new URLSearchParams(bytesOf(request).toString('utf8')));
    const values = liqpay.readCallback(form);
    // LiqPay's messages have no id; the hash of the data identifies a repetition.
    const id = createHash('sha256').update(String(form.data)).digest('base64url');
    return { id, kind: textOf(values.status) ?? '', payment: textOf(values.order_id) };
  };

const ownMessage =
  (
    name: string,
    read: NonNullable<PaymentProvider['readWebhook']>,
    { clock }: Pick<AppContext, 'clock'>,
    limit: RateLimit,
  ): ReadMessage =>
  async (request) => {
    // The cost of verifying is unknown here, so unverified requests are limited first.
    limit.check(`${name} webhook`, request.ip, checksPerMinute);
    limit.check(`${name} webhooks`, 'all', totalChecksPerMinute);
    return read({ headers: request.headers, body: bytesOf(request), now: clock.now() });
  };
