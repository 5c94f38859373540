import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptForms, textsOf } from '../http/form.ts';
import { plain } from '../http/plain.ts';
import { html } from '../page/html.ts';
import { choicePage, sendPage } from '../page/layout.ts';
import { postToShop } from '../page/post-to-shop.ts';
import type { Service, Surroundings } from '../service.ts';
import { BoundedMap } from '../surroundings/bounded-map.ts';
import { changePayment, decide } from './change-payment.ts';
import { type LiqpayPayment, presentPayment, readPayment } from './liqpay-payment.ts';
import { pack, unpack } from './signature-of.ts';
import { liqpayScript } from './widget/liqpay-script.ts';

const title = 'LiqPay (sandbox)';
const error = (code: string) => ({
  result: 'error',
  status: 'error',
  code,
  err_code: code,
  err_description: code.replaceAll('_', ' '),
});

/** LiqPay: checkout page, callback to `server_url`, and the calls of `/api/request`. */
export function createLiqpay(surroundings: Surroundings): Service {
  const { clock, ids, keys, deliveries, journal } = surroundings;
  const payments = new BoundedMap<LiqpayPayment>();

  const announce = (payment: LiqpayPayment) => {
    journal.add('liqpay', `Order ${payment.orderId}: ${payment.status}`);
    if (!payment.serverUrl) return;
    const sent = pack(presentPayment(payment, keys.liqpayPublic), keys.liqpayPrivate);
    deliveries.send({
      service: 'liqpay',
      kind: payment.status ?? '',
      url: payment.serverUrl,
      body: String(new URLSearchParams(sent)),
      headers: () => ({ 'content-type': 'application/x-www-form-urlencoded' }),
    });
  };
  const reject = (reply: FastifyReply, code: string) =>
    sendPage(
      reply.code(400),
      title,
      html`<main class="sheet"><h1>Error</h1><p><code>${code}</code></p></main>`,
    );

  const checkout = (request: FastifyRequest, reply: FastifyReply) => {
    const sent = (request.method === 'GET' ? request.query : request.body) as Record<
      string,
      string
    >;
    const values = unpack(sent, keys.liqpayPrivate);
    if (typeof values === 'string') return reject(reply, values);
    const read = readPayment(values, surroundings, Number(ids.digits(9)));
    if (typeof read === 'string') return reject(reply, read);
    const before = payments.get(read.orderId);
    if (before?.status && before.status !== 'failure') return reject(reply, 'order_id_duplicate');
    payments.set(read.orderId, read);
    const isEmbedded = (request.query as { embed?: string }).embed === '1';
    const page = choicePage({
      vendor: 'LiqPay',
      amount: `${read.amount} ${read.currency}`,
      about: read.description,
      action: '/_sandbox/liqpay/decide',
      hidden: { order_id: read.orderId, ...(isEmbedded && { embed: '1' }) },
      choices: [
        { value: 'pay', label: 'Pay' },
        { value: 'decline', label: 'Let the bank decline' },
      ],
    });
    return sendPage(reply, title, page);
  };

  const server = (request: FastifyRequest) => {
    const values = unpack(request.body, keys.liqpayPrivate);
    if (typeof values === 'string') return error(values);
    if (values.public_key !== keys.liqpayPublic) return error('public_key_not_found');
    const payment = payments.get(plain(values.order_id));
    if (!payment) return error('payment_not_found');
    const { action } = values;
    if (action === 'hold_completion' || action === 'refund') {
      const wrong = changePayment(payment, action, values.amount);
      if (wrong) return error(wrong);
      announce(payment);
    } else if (action !== 'status') return error('invalid_action');
    return presentPayment(payment, keys.liqpayPublic);
  };

  return {
    name: 'liqpay',
    title: 'LiqPay',
    snapshot: () => ({
      payments: payments.list().map(({ orderId, action, status, amount, currency, refunded }) => ({
        order_id: orderId,
        action,
        status: status ?? 'waits for its payer',
        amount,
        currency,
        refunded,
      })),
    }),
    failure: () => error('err_internal'),
    reset: () => payments.clear(),
    routes(scope) {
      acceptForms(scope);
      scope.get('/api/3/checkout', checkout);
      scope.post('/api/3/checkout', checkout);
      scope.post('/api/request', server);
      liqpayScript(scope);
      scope.post('/_sandbox/liqpay/decide', (request, reply) => {
        const { order_id, choice, embed } = textsOf(request.body);
        const payment = payments.get(order_id ?? '');
        if (!payment || payment.status) return reject(reply, 'payment_not_found');
        decide(payment, choice === 'pay', clock);
        announce(payment);
        const said = presentPayment(payment, keys.liqpayPublic);
        if (embed) return sendPage(reply, title, postToShop(said));
        if (payment.resultUrl) return reply.redirect(payment.resultUrl, 303);
        return sendPage(reply, title, html`<main class="sheet"><h1>${payment.status}</h1></main>`);
      });
    },
  };
}
