import { isoSeconds } from '../surroundings/clock.ts';
import type { Order, Payment } from './order.ts';

const payer = {
  name: { given_name: 'Layla', surname: 'Sandbox' },
  email_address: 'buyer@sandbox.example',
  payer_id: 'SANDBOXPAYER1',
  address: { country_code: 'AE' },
};

const collections = {
  capture: 'captures',
  authorization: 'authorizations',
  refund: 'refunds',
} as const;

/** A capture, authorization or refund in the format of "Payments". */
export function presentPayment(payment: Payment, origin: string): Record<string, unknown> {
  const { id, kind, status, amount, customId, invoiceId, time, orderId } = payment;
  const self = `${origin}/v2/payments/${collections[kind]}/${id}`;
  return {
    id,
    status: kind === 'refund' ? 'COMPLETED' : status,
    amount,
    ...(kind !== 'refund' && { final_capture: true }),
    ...(customId && { custom_id: customId }),
    ...(invoiceId && { invoice_id: invoiceId }),
    supplementary_data: { related_ids: { order_id: orderId } },
    create_time: isoSeconds(time),
    update_time: isoSeconds(time),
    links: [{ href: self, rel: 'self', method: 'GET' }],
  };
}

function links({ id, status, intent, hasSource }: Order, origin: string) {
  const self = `${origin}/v2/checkout/orders/${id}`;
  const act = intent === 'CAPTURE' ? 'capture' : 'authorize';
  const found = [{ href: self, rel: 'self', method: 'GET' }];
  if (status === 'CREATED' || status === 'PAYER_ACTION_REQUIRED') {
    const rel = hasSource ? 'payer-action' : 'approve';
    found.push({ href: `${origin}/checkoutnow?token=${id}`, rel, method: 'GET' });
  }
  if (status === 'CREATED' || status === 'APPROVED') {
    found.push({ href: `${self}/${act}`, rel: act, method: 'POST' });
  }
  return found;
}

/** An order in the format of "Orders v2". */
export function presentOrder(order: Order, origin: string): Record<string, unknown> {
  const { id, intent, status, units, payments, created } = order;
  const isPaid = status === 'APPROVED' || status === 'COMPLETED';
  const of = (kind: Payment['kind']) =>
    payments
      .filter((payment) => payment.kind === kind)
      .map((payment) => presentPayment(payment, origin));
  const made = Object.entries({
    captures: of('capture'),
    authorizations: of('authorization'),
    refunds: of('refund'),
  }).filter(([, list]) => list.length > 0);
  return {
    id,
    intent,
    status,
    create_time: isoSeconds(created),
    purchase_units: units.map((unit, index) => ({
      ...unit,
      ...(index === 0 && made.length > 0 && { payments: Object.fromEntries(made) }),
    })),
    ...(isPaid && { payer, payment_source: { paypal: { ...payer, account_id: payer.payer_id } } }),
    links: links(order, origin),
  };
}
