import {
  type Customer,
  cancelOrder,
  confirmOrder,
  createOrder,
  getHold,
  getOrder,
  initOrder,
  type OrderSummary,
} from '@mawkib/api-clients/contracts';
import { containsAddress } from '@mawkib/forms/engine';
import type { AppContext } from '../app-context.js';
import type { OrderRow } from '../db/schema/orders.js';
import { apiErrors } from '../http/errors/api-errors.js';
import { implementWith } from '../http/implement.js';
import type { ServiceModule } from '../http/service-module.js';
import { createAdoptVehicle } from '../stock/upstream/adopt-vehicle.js';
import { cancelPlacedOrder } from './cancel-order.js';
import { checkoutDataSource } from './checkout/checkout-data-source.js';
import { createHoldExpiryWatch } from './checkout/hold-expiry-watch.js';
import { holderOf } from './checkout/hold-limits.js';
import { reservationExpiryJob } from './checkout/reservation-expiry.job.js';
import { acquireLock } from './checkout/vehicle-locks.js';
import { confirmPlacedOrder, findOrder } from './confirm-placed-order.js';
import { holdState } from './hold-state.js';
import { sendInquiry } from './inquiry/send-inquiry.js';
import { orderRemindersJob } from './mails/order-reminders.job.js';
import { orderDataSource } from './order-data-source.js';
import { orderErrors } from './order-errors.js';
import { isOrderToken } from './order-secrets.js';
import { ownOrder } from './own-order.js';
import { orderByPayment, settleOrderPayment } from './payments/order-by-payment.js';
import { paymentHandlers } from './payments/payment-handlers.js';
import { paymentJobs, resumePayments } from './payments/payment-jobs.js';
import { createPaymentVendors } from './payments/payment-vendors.js';
import { paymentWebhooks } from './payments/payment-webhooks.js';
import { startPaymentHandler } from './payments/start-payment-handler.js';
import { placeOrder } from './place-order.js';

/** Public data of an order, for anyone who has its number. Contains nothing about the customer. */
function orderSummary(order: OrderRow, now: Date): OrderSummary {
  const over = order.status === 'created' && order.expires_at <= now;
  return {
    order_number: order.order_number,
    created_at: order.created_at.toISOString(),
    payment_status: order.payment_status,
    status: over ? 'expired' : order.status,
    vin: order.vin,
    vehicle_id: order.vehicle_id,
    expires_at: order.expires_at.toISOString(),
  };
}

const message = {
  ar: 'يُرجى كتابة الاسم وحده، دون روابط أو عناوين بريد إلكتروني.',
  en: 'Enter only the name, without links or e-mail addresses.',
};

/** Throws 422 for names that contain an address: mails of the market quote them. */
function checkCustomer(customer: Customer, field = 'lead_attributes'): void {
  const wrong = (['first_name', 'last_name', 'city'] as const).filter((name) =>
    containsAddress(customer[name] ?? ''),
  );
  if (wrong.length === 0) return;
  throw apiErrors.invalidRequest(
    wrong.map((name) => ({ field: `${field}.${name}`, code: 'invalid_name', message })),
  );
}

type OrdersContext = Pick<
  AppContext,
  'config' | 'market' | 'db' | 'events' | 'clock' | 'jobs' | 'cipher' | 'mails' | 'log'
>;

const implement = implementWith<'db'>();

/** Hours that an order waits for its confirmation link to be opened. */
const confirmHours = 24;

/** Holding, ordering and confirming a vehicle, with the mails of these steps. */
export const ordersModule = (context: OrdersContext): ServiceModule => {
  const { clock, config, db, events, mails, market, cipher, log } = context;
  const { limits } = config;
  // Limits callers that try to hold, order or guess numbers in bulk.
  const limited = { perMinute: limits.leadsPerMinute };
  const { payments } = config;
  const vendors = createPaymentVendors(payments);
  const settling = { ...context, vendors };
  const holdExpiry = createHoldExpiryWatch(context);
  const adoptVehicle = createAdoptVehicle(context);

  return {
    name: 'purchase',
    handlers: [
      sendInquiry(limited),
      implement(
        initOrder,
        async ({ headers, body }, { db, address }) => {
          if (body.checkout)
            checkCustomer(body.checkout.lead_attributes, 'checkout.lead_attributes');
          await adoptVehicle?.(body.vehicle_id);
          const now = clock.now();
          const holder = holderOf({ browser: headers['Order-Browser'], address }, config);
          const lock = await db.transaction((tx) =>
            acquireLock(tx, { ...body, holder, now, cipher, mails, config, market, log }),
          );
          return { data: lock };
        },
        // Fetches the vehicle from its upstream service outside the transaction.
        adoptVehicle ? { ...limited, idempotency: 'claim-first' } : limited,
      ),
      implement(
        createOrder,
        async ({ body }, { db, address }) => {
          checkCustomer(body.lead_attributes);
          const now = clock.now();
          if (vendors.byName.has(body.vendor_uuid)) {
            const order = await orderByPayment(settling, body.vendor_uuid, body);
            return { data: orderSummary(order, now) };
          }
          const { origin } = config;
          const order = await db.transaction((tx) =>
            placeOrder(tx, {
              body,
              now,
              confirmHours,
              origin,
              cipher,
              mails,
              address,
              config,
              clock,
              jobs: context.jobs,
              log,
            }),
          );
          return { data: orderSummary(order, now) };
        },
        // Calls the payment vendor outside the transaction.
        { ...limited, idempotency: 'claim-first' },
      ),
      implement(
        getHold,
        async ({ headers }, call) => {
          call.setHeader('cache-control', 'no-store');
          return { data: await holdState(headers['Order-Lock'], context) };
        },
        limited,
      ),
      implement(
        getOrder,
        async ({ params, headers }, call) => {
          const order = await findOrder(db, params.number);
          const summary = orderSummary(order, clock.now());
          const { 'Order-Token': token, 'Order-Lock': lock_id } = headers;
          if (token === undefined && lock_id === undefined) return { data: summary };
          const isOwn =
            lock_id === order.lock_id || (token !== undefined && isOrderToken(token, order));
          if (!isOwn) throw orderErrors.invalidToken();
          call.setHeader('cache-control', 'no-store');
          const own = await ownOrder(order, { ...context, locale: call.locale });
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
            const order = await findOrder(db, params.number);
            const isOwn = headers['Order-Lock'] === order.lock_id;
            // The lock does not prove the mailbox of a free order: that takes the mailed link.
            if (!isOwn || !vendors.byName.has(order.vendor_uuid)) throw orderErrors.invalidToken();
            if (order.status === 'cancelled') return { data: orderSummary(order, now) };
            return { data: orderSummary(await settleOrderPayment(settling, order), now) };
          }
          const order = await db.transaction((tx) =>
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
          const order = await db.transaction((tx) =>
            cancelPlacedOrder(tx, { number, token, reason, now }, context),
          );
          return { data: orderSummary(order, now) };
        },
        limited,
      ),
      ...paymentHandlers(vendors, limited),
      startPaymentHandler(vendors, limited),
    ],
    routes: (app) => paymentWebhooks(app, context, vendors),
    jobs: [reservationExpiryJob(context), orderRemindersJob(context), ...paymentJobs(settling)],
    personDataSources: [orderDataSource, checkoutDataSource],
    start: async () => {
      holdExpiry.start();
      await resumePayments(context);
    },
    stop: () => holdExpiry.stop(),
  };
};
