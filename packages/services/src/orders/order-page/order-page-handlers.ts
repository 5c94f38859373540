import {
  cancelOrder,
  confirmOrder,
  getHold,
  getOrder,
  type OrderSummary,
} from '@mawkib/api-clients/contracts/purchase';
import type { AppContext } from '../../app-context.js';
import type { OrderRow } from '../../db/schema/orders.js';
import { type HandlerOptions, type Implementation, implementWith } from '../../http/implement.js';
import { orderErrors } from '../order-errors.js';
import { isOrderToken } from '../order-secrets.js';
import { settleOrderPayment } from '../payments/order-by-payment.js';
import type { SettlingParts } from '../payments/settle-payment.js';
import { postgresOrderStore } from '../store/postgres/postgres-order-store.js';
import { cancelPlacedOrder } from './cancel-placed-order.js';
import { confirmPlacedOrder, findOrder } from './confirm-placed-order.js';
import { holdState } from './hold-state.js';
import { ownOrder } from './own-order.js';
import { shownPaymentStatus } from './shown-payment-status.js';

const implement = implementWith<'db'>();

/** Public data of an order, for anyone who has its number. Contains nothing about the customer. */
export function orderSummary(order: OrderRow, now: Date): OrderSummary {
  const over = order.status === 'created' && order.expires_at <= now;
  return {
    order_number: order.order_number,
    created_at: order.created_at.toISOString(),
    payment_status: shownPaymentStatus(order),
    status: over ? 'expired' : order.status,
    vin: order.vin,
    vehicle_id: order.vehicle_id,
    expires_at: order.expires_at.toISOString(),
  };
}

/** Handlers of a started order: resuming its hold, its page, confirmation and cancellation. */
export function orderPageHandlers(
  parts: SettlingParts & Pick<AppContext, 'db'>,
  limited: HandlerOptions,
): Implementation[] {
  const { cipher, clock, config, events, mails, store, vendors } = parts;
  return [
    implement(
      getHold,
      async ({ headers }, call) => {
        call.setHeader('cache-control', 'no-store');
        return { data: await holdState(headers['Order-Lock'], { ...parts, locale: call.locale }) };
      },
      limited,
    ),
    implement(
      getOrder,
      async ({ params, headers }, call) => {
        const order = await findOrder(store, params.number);
        const summary = orderSummary(order, clock.now());
        const { 'Order-Token': token, 'Order-Lock': lock_id } = headers;
        if (token === undefined && lock_id === undefined) return { data: summary };
        const isOwn =
          lock_id === order.lock_id || (token !== undefined && isOrderToken(token, order));
        if (!isOwn) throw orderErrors.invalidToken();
        call.setHeader('cache-control', 'no-store');
        const own = await ownOrder(order, { ...parts, locale: call.locale });
        return { data: { ...summary, own } };
      },
      limited,
    ),
    implement(
      confirmOrder,
      async ({ params, headers, body }, { db }) => {
        const now = clock.now();
        const { origin } = config;
        const { token } = body;
        if (token === undefined) {
          const order = await findOrder(postgresOrderStore(db), params.number);
          const isOwn = headers['Order-Lock'] === order.lock_id;
          // The lock does not prove the mailbox of a free order: that takes the mailed link.
          if (!isOwn || !vendors.byName.has(order.vendor_uuid)) throw orderErrors.invalidToken();
          if (order.status === 'cancelled') return { data: orderSummary(order, now) };
          return { data: orderSummary(await settleOrderPayment(parts, order), now) };
        }
        const order = await postgresOrderStore(db).transaction((tx) =>
          confirmPlacedOrder(tx, {
            ...params,
            token,
            now,
            origin,
            events,
            cipher,
            mails,
            config,
          }),
        );
        return { data: orderSummary(order, now) };
      },
      // Calls the payment vendor outside the transaction.
      { idempotency: 'claim-first' },
    ),
    implement(
      cancelOrder,
      async ({ params, body }, { db }) => {
        const now = clock.now();
        const { number } = params;
        const { token, reason } = body;
        const order = await postgresOrderStore(db).transaction((tx) =>
          cancelPlacedOrder(tx, { number, token, reason, now }, parts),
        );
        return { data: orderSummary(order, now) };
      },
      limited,
    ),
  ];
}
