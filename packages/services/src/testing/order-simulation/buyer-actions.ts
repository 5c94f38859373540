import type { ParsedOf } from '@mawkib/api-clients/contracts';
import {
  type createOrder,
  freeReservationVendor,
  marketStripeAccount,
} from '@mawkib/api-clients/contracts/purchase';
import { acquireLock } from '../../orders/checkout/vehicle-locks.js';
import { cancelPlacedOrder } from '../../orders/order-page/cancel-placed-order.js';
import { confirmPlacedOrder, findOrder } from '../../orders/order-page/confirm-placed-order.js';
import { orderByPayment, settleOrderPayment } from '../../orders/payments/order-by-payment.js';
import {
  startAtLiqpay,
  startAtPaypal,
  startAtStripe,
} from '../../orders/payments/payment-starts.js';
import { placeOrder } from '../../orders/place-order.js';
import { toDecimal } from '../../payment-providers/decimal-amounts.js';
import type { Buyer, HistoryState } from './history-state.js';
import type { TaskParts } from './simulated-market.js';

type OrderBody = ParsedOf<typeof createOrder>['body'];

const confirmHours = 24;

const detailsOf = ({ email }: Buyer) => ({
  locale: 'en' as const,
  finance_option: 'cash' as const,
  confirmation_by_link: false,
  lead_attributes: {
    first_name: 'Noura',
    last_name: 'Al Mansoori',
    email,
    phone: '+971500000001',
    consent: true as const,
  },
});

/** Holds the car, or extends the hold and stores the buyer's details with it. */
export async function buyerHolds(parts: TaskParts, buyer: Buyer): Promise<void> {
  const { clock, cipher, mails, config, market, log, store } = parts;
  const { vehicle_id, company_uuid } = buyer.sale;
  const lock = await store.transaction((tx) =>
    acquireLock(tx, {
      vehicle_id,
      company_uuid,
      lock_id: buyer.lock_id,
      checkout: buyer.lock_id ? detailsOf(buyer) : undefined,
      locale: 'en',
      holder: { browser_digest: buyer.browser, address_digest: null },
      now: clock.now(),
      ...{ cipher, mails, config, market, log },
    }),
  );
  buyer.lock_id = lock.lock_id;
}

/** Starts the payment of the hold, or continues it. */
export async function buyerStartsPayment(
  parts: TaskParts,
  state: HistoryState,
  buyer: Buyer,
  namesHold: boolean,
): Promise<void> {
  const { sale } = buyer;
  const lock_id = namesHold ? buyer.lock_id : undefined;
  const { vehicle_id, company_uuid, amount, currency, capture, vendor } = sale;
  const context = { ...parts, intention: undefined, locale: 'en' as const };
  const headers = { 'Order-Lock': lock_id };
  const decimal = toDecimal(amount, currency);
  const started = (vendor_id: string) => {
    buyer.vendor_ids.push(vendor_id);
    if (lock_id) state.startedFor.set(vendor_id, lock_id);
  };
  if (vendor === 'STRIPE') {
    const payment = { vehicle_id, company_uuid, amount, currency, capture_method: capture };
    const body = { payment, stripe_account_id: marketStripeAccount };
    const { data } = await startAtStripe(parts.stripe, { headers, body }, context as never);
    started(data.stripe_payment_intent_id);
  } else if (vendor === 'PAYPAL') {
    const body = {
      vehicle_id,
      company_uuid,
      amount_value: decimal,
      amount_currency_code: currency,
    };
    const { data } = await startAtPaypal(parts.paypal, { headers, body }, context as never);
    started(data.paypal_order_id);
  } else {
    const query = { company_uuid, currency, amount: Number(decimal), language: 'en' };
    const { data } = await startAtLiqpay(
      parts.liqpay,
      { headers, query } as never,
      context as never,
    );
    buyer.forms.push({ data: data.data, signature: data.signature });
    started(String(data.liqpay_order_id));
  }
}

/** Returns from the vendor, or orders without a payment. */
export async function buyerOrders(
  parts: TaskParts,
  state: HistoryState,
  buyer: Buyer,
  vendor_id: string | undefined,
): Promise<void> {
  const { sale, lock_id = '' } = buyer;
  const { vendor, vehicle_id } = sale;
  const body = {
    lock_id,
    vehicle_id,
    vendor_uuid: vendor === 'none' ? freeReservationVendor : vendor,
    ...detailsOf(buyer),
  };
  const { clock, config, cipher, mails, jobs, log, store } = parts;
  const placed =
    vendor === 'none'
      ? await store.transaction((tx) =>
          placeOrder(tx, {
            body: body as never,
            now: clock.now(),
            origin: config.origin,
            address: undefined,
            accepted: [],
            locale: 'en',
            ...{ confirmHours, cipher, mails, config, clock, jobs, log },
          }),
        )
      : await orderByPayment(parts, vendor, { ...body, ...named(vendor, vendor_id) } as OrderBody);
  acknowledge(state, buyer, placed);
}

function acknowledge(
  state: HistoryState,
  buyer: Buyer,
  { order_number, payment_status }: { order_number: string; payment_status: string },
): void {
  buyer.order_number = order_number;
  const was = payment_status === 'paid' ? 'paid' : 'placed';
  state.acknowledged.push({ order_number, was });
}

const named = (vendor: Buyer['sale']['vendor'], id: string | undefined) =>
  ({
    STRIPE: { stripe_payment_intent_id: id },
    PAYPAL: { paypal_order_id: id },
    LIQPAY: { liqpay_order_id: id },
    none: {},
  })[vendor];

/** Opens the confirmation page, which settles the payment of the order. */
export async function buyerOpensOrder(
  parts: TaskParts,
  state: HistoryState,
  buyer: Buyer,
): Promise<void> {
  const found = await findOrder(parts.store, buyer.order_number ?? '');
  if (found.status === 'cancelled') return;
  acknowledge(state, buyer, await settleOrderPayment(parts, found));
}

/** Opens the mailed link and confirms a free order. */
export async function buyerConfirms(
  parts: TaskParts,
  state: HistoryState,
  link: { number: string; token: string },
): Promise<void> {
  const { clock, config, cipher, mails, events, store } = parts;
  const { order_number } = await store.transaction((tx) =>
    confirmPlacedOrder(tx, {
      ...link,
      now: clock.now(),
      origin: config.origin,
      ...{ events, cipher, mails, config },
    }),
  );
  state.acknowledged.push({ order_number, was: 'confirmed' });
}

/** Cancels the order with the mailed link. */
export async function buyerCancels(
  parts: TaskParts,
  state: HistoryState,
  link: { number: string; token: string },
): Promise<void> {
  const { order_number } = await parts.store.transaction((tx) =>
    cancelPlacedOrder(tx, { ...link, reason: undefined, now: parts.clock.now() }, parts),
  );
  state.acknowledged.push({ order_number, was: 'cancelled' });
}
