import type { FastifyInstance, FastifyRequest } from 'fastify';
import { textsOf } from '../http/form.ts';
import { originOf } from '../http/origin-of.ts';
import { html } from '../page/html.ts';
import { choicePage, sendPage } from '../page/layout.ts';
import { postToShop } from '../page/post-to-shop.ts';
import type { PaypalParts } from './order-routes.ts';
import { presentOrder } from './present-payment.ts';

type Request = FastifyRequest<{ Querystring: { token?: string; native?: string } }>;

/** Page of the approval link: approve, approve with a funding source that fails, or cancel. */
export function approvePage(
  scope: FastifyInstance,
  { orders, announce, journal }: PaypalParts,
): void {
  const waiting = (request: Request) => {
    const order = orders.get(request.query.token ?? '');
    return order?.status === 'CREATED' || order?.status === 'PAYER_ACTION_REQUIRED'
      ? order
      : undefined;
  };
  const gone = html`<main class="sheet"><h1>Nothing to approve</h1><p>This order is not waiting for its payer.</p></main>`;

  scope.get('/checkoutnow', (request: Request, reply) => {
    const order = waiting(request);
    if (!order) return sendPage(reply.code(404), 'PayPal (sandbox)', gone);
    const page = choicePage({
      vendor: 'PayPal',
      amount: order.units
        .map(({ amount }) => `${amount.value} ${amount.currency_code}`)
        .join(' + '),
      about: order.units
        .map(({ description, reference_id }) => description ?? reference_id)
        .join(', '),
      action: request.url,
      choices: [
        { value: 'approve', label: 'Approve' },
        { value: 'decline', label: 'Approve, then fail' },
        { value: 'cancel', label: 'Cancel' },
      ],
    });
    return sendPage(reply, 'PayPal (sandbox)', page);
  });

  scope.post('/checkoutnow', (request: Request, reply) => {
    const order = waiting(request);
    if (!order) return sendPage(reply.code(404), 'PayPal (sandbox)', gone);
    const { choice } = textsOf(request.body);
    const approved = choice === 'approve' || choice === 'decline';
    if (approved) {
      order.status = 'APPROVED';
      order.isDeclined = choice === 'decline';
      journal.add('paypal', `Order ${order.id} approved`);
      announce('CHECKOUT.ORDER.APPROVED', 'checkout-order', presentOrder(order, originOf(request)));
    }
    if (request.query.native) {
      const tell = postToShop({ orderID: order.id, choice: approved ? 'approve' : 'cancel' });
      return sendPage(reply, 'PayPal (sandbox)', tell);
    }
    const back = approved ? order.returnUrl : order.cancelUrl;
    if (!back) {
      const done = html`<main class="sheet"><h1>${approved ? 'Approved' : 'Cancelled'}</h1><p>You may close this page.</p></main>`;
      return sendPage(reply, 'PayPal (sandbox)', done);
    }
    const target = new URL(back);
    target.searchParams.set('token', order.id);
    if (approved) target.searchParams.set('PayerID', 'SANDBOXPAYER1');
    return reply.redirect(target.href, 303);
  });
}
