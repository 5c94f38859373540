import { createPaypalCall, type PaypalCall } from '../../../payment-providers/paypal-call.js';
import { payAtVendor } from '../../order-kill/pay-at-vendor.js';
import type { VendorPages } from '../vendors/vendor-money.js';
import { both } from './both.js';
import type { MirroredVendor } from './mirrored-vendor.js';

interface Part {
  id: string;
  status: string;
  amount?: { value: string };
}

interface Order {
  id: string;
  status: string;
  intent: string;
  purchase_units: {
    custom_id: string;
    amount: { value: string; currency_code: string };
    payments?: Partial<Record<'captures' | 'authorizations' | 'refunds', Part[]>>;
  }[];
}

const isOrder = (response: unknown): response is Order =>
  typeof response === 'object' && response !== null && 'purchase_units' in response;

const unitOf = ({ purchase_units: [unit] }: Order) => unit;

/** An order without a payer has two names for its first status. */
const view = (response: unknown): unknown => {
  if (!isOrder(response)) return 'done';
  const { custom_id, amount, payments = {} } = unitOf(response) ?? {};
  const { captures = [], authorizations = [], refunds = [] } = payments;
  return {
    status: response.status === 'CREATED' ? 'PAYER_ACTION_REQUIRED' : response.status,
    intent: response.intent,
    ...{ custom_id, amount },
    captures: captures.map(({ status }) => status),
    authorizations: authorizations.map(({ status }) => status),
    refunds: refunds.map(({ status, amount: refunded }) => ({ status, value: refunded?.value })),
  };
};

/** PayPal in memory beside the sandbox's, which is called by the product's client. */
export function mirroredPaypal(
  simulated: { call: PaypalCall } & VendorPages,
  { sandbox, payments, report }: MirroredVendor,
): { call: PaypalCall } & VendorPages & { compare(): Promise<void> } {
  const real = createPaypalCall(payments);
  const realIds = new Map<string, string>();
  const orders = new Set<string>();
  const learn = (ours: unknown, theirs: unknown) => {
    if (!isOrder(ours) || !isOrder(theirs)) return;
    orders.add(ours.id);
    realIds.set(ours.id, theirs.id);
    for (const kind of ['captures', 'authorizations'] as const) {
      const [one] = unitOf(ours)?.payments?.[kind] ?? [];
      const [other] = unitOf(theirs)?.payments?.[kind] ?? [];
      if (one && other) realIds.set(one.id, other.id);
    }
  };
  const realPath = (path: string) =>
    path
      .split('/')
      .map((part) => realIds.get(part) ?? part)
      .join('/');
  const call: PaypalCall = (method, path, request) =>
    both<unknown>(
      {
        what: `PayPal ${method} ${path}`,
        simulated: () => simulated.call(method, path, request),
        real: () => real(method, realPath(path), request),
        view,
        learn,
      },
      report,
    );
  const orderPath = (id: string) => `/v2/checkout/orders/${id}`;

  return {
    call,
    async pay(id, good) {
      if (!(await simulated.pay(id, good))) return false;
      await payAtVendor(sandbox, 'PAYPAL', { id: realIds.get(id) ?? id }, good);
      return true;
    },
    async refundByHand(id) {
      if (!(await simulated.refundByHand(id))) return false;
      learn(await simulated.call('GET', orderPath(id)), await real('GET', realPath(orderPath(id))));
      await real('POST', realPath(`/v2/payments/captures/C-${id}/refund`));
      return true;
    },
    money: simulated.money,
    async compare() {
      for (const id of orders) await call('GET', orderPath(id));
    },
  };
}
