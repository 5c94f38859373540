import { fromDecimal, toDecimal } from '../../../payment-providers/decimal-amounts.js';
import { PaymentError } from '../../../payment-providers/payment-error.js';
import type { PaypalCall } from '../../../payment-providers/paypal-call.js';
import { Remembered, type VendorPages, type VendorWorld } from './vendor-money.js';

interface Order {
  id: string;
  intent: 'CAPTURE' | 'AUTHORIZE';
  customId: string;
  amount: number;
  currency: string;
  status: 'PAYER_ACTION_REQUIRED' | 'CREATED' | 'APPROVED' | 'COMPLETED';
  isDeclined: boolean;
  authorization: 'CREATED' | 'CAPTURED' | 'VOIDED' | undefined;
  isCaptured: boolean;
  refunds: number[];
  refundedByHand: number;
}

const vendor = 'PAYPAL';
const hourMs = 60 * 60_000;
/** How long PayPal keeps a `PayPal-Request-Id`. */
const keptMs = { orders: 6 * hourMs, payments: 45 * 24 * hourMs };
const rejected = (code: string) =>
  new PaymentError(code === 'INSTRUMENT_DECLINED' ? 'declined' : 'rejected', 'paypal', { code });
const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0);

/** PayPal's orders, authorisations, captures and refunds, with the rules of the sandbox. */
export function memoryPaypal(world: VendorWorld): { call: PaypalCall } & VendorPages {
  const orders = new Map<string, Order>();
  const keys = new Remembered<unknown>(world.now);
  const announce = (kind: string, { id }: Order) => world.announce({ vendor, kind, payment: id });
  const find = (id: string): Order => {
    const order = orders.get(id);
    if (!order) throw new PaymentError('not_found', 'paypal');
    return order;
  };
  const refund = (order: Order, amount: number) => {
    order.refunds.push(amount);
    announce('PAYMENT.CAPTURE.REFUNDED', order);
  };

  const create = (body: CreateBody): Order => {
    const [unit] = body.purchase_units;
    const { currency_code: currency, value } = unit.amount;
    const order: Order = {
      id: world.nextId('PP'),
      intent: body.intent,
      customId: unit.custom_id,
      amount: fromDecimal(value, currency) ?? 0,
      currency,
      status: 'PAYER_ACTION_REQUIRED',
      isDeclined: false,
      authorization: undefined,
      isCaptured: false,
      refunds: [],
      refundedByHand: 0,
    };
    orders.set(order.id, order);
    return order;
  };
  const settle = (order: Order) => {
    if (order.status === 'COMPLETED') throw rejected('ORDER_ALREADY_CAPTURED');
    if (order.status !== 'APPROVED') throw rejected('ORDER_NOT_APPROVED');
    if (order.isDeclined) {
      order.status = 'CREATED';
      throw rejected('INSTRUMENT_DECLINED');
    }
    order.status = 'COMPLETED';
    if (order.intent === 'CAPTURE') order.isCaptured = true;
    else order.authorization = 'CREATED';
    announce(order.isCaptured ? 'PAYMENT.CAPTURE.COMPLETED' : 'PAYMENT.AUTHORIZATION', order);
  };
  const captureAuthorised = (order: Order) => {
    if (order.authorization !== 'CREATED') throw rejected('AUTHORIZATION_ALREADY_CAPTURED');
    order.authorization = 'CAPTURED';
    order.isCaptured = true;
    announce('PAYMENT.CAPTURE.COMPLETED', order);
  };
  const refundCaptured = (order: Order, body: { amount?: { value: string } }) => {
    const left = order.amount - sum(order.refunds);
    if (left === 0) throw rejected('CAPTURE_FULLY_REFUNDED');
    const amount = body.amount ? (fromDecimal(body.amount.value, order.currency) ?? 0) : left;
    if (amount > left) throw rejected('REFUND_AMOUNT_EXCEEDED');
    refund(order, amount);
  };

  const act = (path: string, body: object): unknown => {
    const parts = path.split('/').slice(2);
    const [collection, kind, id, action] = parts;
    if (collection === 'checkout') {
      if (id === undefined) return present(create(body as CreateBody));
      const order = find(id);
      if (action) settle(order);
      return present(order);
    }
    const order = find(String(id).slice(2));
    if (kind === 'captures') refundCaptured(order, body);
    else if (action === 'capture') captureAuthorised(order);
    else if (order.authorization === 'CREATED') {
      order.authorization = 'VOIDED';
      announce('PAYMENT.AUTHORIZATION.VOIDED', order);
    } else throw rejected('PREVIOUSLY_CAPTURED');
    return {};
  };

  return {
    async call(_method, path, { requestId, body = {} } = {}) {
      const key = requestId && `${path} ${requestId}`;
      const known = keys.recall(
        key,
        path.startsWith('/v2/checkout/') ? keptMs.orders : keptMs.payments,
      );
      return known ? known.response : keys.keep(key, path, act(path, body as object));
    },
    pay(id, good) {
      const order = orders.get(id);
      if (!order || order.status === 'APPROVED' || order.status === 'COMPLETED') return false;
      order.status = 'APPROVED';
      order.isDeclined = !good;
      announce('CHECKOUT.ORDER.APPROVED', order);
      return true;
    },
    refundByHand(id) {
      const order = orders.get(id);
      const left = order?.isCaptured ? order.amount - sum(order.refunds) : 0;
      if (!order || left === 0) return false;
      order.refundedByHand += left;
      refund(order, left);
      return true;
    },
    money: () =>
      [...orders.values()].map((order) => ({
        vendor,
        vendor_id: order.id,
        reference: order.customId,
        held: order.authorization === 'CREATED' ? order.amount : 0,
        captured: order.isCaptured ? order.amount : 0,
        refunded: sum(order.refunds),
        refundedByHand: order.refundedByHand,
      })),
  };
}

interface CreateBody {
  intent: Order['intent'];
  purchase_units: [{ custom_id: string; amount: { currency_code: string; value: string } }];
}

function present(order: Order): object {
  const { id, status, intent, amount, currency, customId, authorization, isCaptured } = order;
  const money = (minor: number) => ({
    currency_code: currency,
    value: toDecimal(minor, currency),
  });
  const refunded = sum(order.refunds);
  const partly = refunded > 0 ? 'PARTIALLY_REFUNDED' : 'COMPLETED';
  const captured = { id: `C-${id}`, status: refunded === amount ? 'REFUNDED' : partly };
  return {
    id,
    status,
    intent,
    purchase_units: [
      {
        custom_id: customId,
        amount: money(amount),
        payments: {
          ...(isCaptured && { captures: [captured] }),
          ...(authorization && { authorizations: [{ id: `A-${id}`, status: authorization }] }),
          refunds: order.refunds.map((each) => ({ status: 'COMPLETED', amount: money(each) })),
        },
      },
    ],
  };
}
