import { createOrder, initOrder, orderDetails } from '@mawkib/api-clients/contracts/purchase';
import { eq } from 'drizzle-orm';
import type { AppContext } from '../app-context.js';
import { orders } from '../db/schema/orders.js';
import { implementWith } from '../http/implement.js';
import type { ServiceModule } from '../http/service-module.js';
import { createAdoptVehicle } from '../stock/upstream/adopt-vehicle.js';
import { createEmailCheck } from '../verification/email-check.js';
import { checkBuyer } from './buyer/check-buyer.js';
import { checkoutDataSource } from './checkout/checkout-data-source.js';
import { createHoldExpiryWatch } from './checkout/create-hold-expiry-watch.js';
import { createHoldQueue } from './checkout/create-hold-queue.js';
import { holderOf } from './checkout/hold-limits.js';
import { reservationExpiryJob } from './checkout/reservation-expiry.job.js';
import { acquireLock } from './checkout/vehicle-locks.js';
import { sendInquiry } from './inquiry/send-inquiry.js';
import { orderRemindersJob } from './mails/order-reminders.job.js';
import { orderDataSource } from './order-data-source.js';
import { orderErrors } from './order-errors.js';
import { orderOptionsHandler } from './order-page/order-options-handler.js';
import { orderPageHandlers, orderSummary } from './order-page/order-page-handlers.js';
import { orderByPayment } from './payments/order-by-payment.js';
import { paymentHandlers } from './payments/payment-handlers.js';
import { paymentJobs, resumePayments } from './payments/payment-jobs.js';
import { createPaymentVendors } from './payments/payment-vendors.js';
import { paymentWebhooks } from './payments/payment-webhooks.js';
import { startPaymentHandler } from './payments/start-payment-handler.js';
import { placeOrder } from './place-order.js';
import { postgresOrderStore } from './store/postgres/postgres-order-store.js';
import { createWaitingWatch } from './waiting/create-waiting-watch.js';
import { vehicleWaitingJob } from './waiting/vehicle-waiting.job.js';
import { waitingDataSource } from './waiting/waiting-data-source.js';
import { waitingHandlers } from './waiting/waiting-handlers.js';

type OrdersContext = Pick<
  AppContext,
  'config' | 'market' | 'db' | 'events' | 'clock' | 'jobs' | 'cipher' | 'mails' | 'log'
>;

const implement = implementWith<'db'>();

/** Hours that an order waits for its confirmation link to be opened. */
const confirmHours = 24;

/** Holding, ordering and confirming a vehicle, with the mails of these steps. */
export const ordersModule = (context: OrdersContext): ServiceModule => {
  const { clock, config, mails, market, cipher, log } = context;
  const { limits } = config;
  // Limits callers that try to hold, order or guess numbers in bulk.
  const limited = { perMinute: limits.leadsPerMinute };
  const { payments } = config;
  const vendors = createPaymentVendors(payments);
  const settling = { ...context, store: postgresOrderStore(context.db), vendors };
  const buying = { cipher, clock, isReachable: createEmailCheck({ config, log }) };
  const inTurn = createHoldQueue(context);
  const adoptVehicle = createAdoptVehicle(context);

  return {
    name: 'purchase',
    handlers: [
      sendInquiry(limited),
      implement(
        initOrder,
        async ({ headers, body }, { db, address, locale }) => {
          const { vehicle_id, checkout: draft } = body;
          await adoptVehicle?.(vehicle_id);
          const field = 'checkout.lead_attributes';
          const { lead_attributes } = draft ?? {};
          const details = draft && lead_attributes && { ...draft, lead_attributes };
          const accepted =
            details && (await checkBuyer(db, { vehicle_id, details, field }, buying));
          const checkout = draft && { ...draft, ...(accepted && { accepted }) };
          const holder = holderOf({ browser: headers['Order-Browser'], address }, config);
          const lock = await inTurn({ ...body, holder }, () => {
            const now = clock.now();
            return postgresOrderStore(db).transaction((tx) =>
              acquireLock(tx, {
                ...{ ...body, checkout, holder, now, locale },
                ...{ cipher, mails, config, market, log },
              }),
            );
          });
          return { data: lock };
        },
        // Waits for other buyers, an upstream service and the e-mail verifier, outside the transaction.
        { ...limited, idempotency: 'claim-first' },
      ),
      implement(
        createOrder,
        async ({ body }, { db, address, locale }) => {
          const { lead_attributes, vehicle_id, lock_id } = body;
          const now = clock.now();
          // A repeated call has the result of the first one.
          const isNew = (await db.$count(orders, eq(orders.lock_id, lock_id))) === 0;
          const accepted =
            lead_attributes && isNew
              ? await checkBuyer(
                  db,
                  { vehicle_id, details: orderDetails.parse(body), field: 'lead_attributes' },
                  buying,
                )
              : [];
          if (vendors.byName.has(body.vendor_uuid)) {
            const order = await orderByPayment(settling, body.vendor_uuid, { ...body, accepted });
            return { data: orderSummary(order, now) };
          }
          if (!lead_attributes) throw orderErrors.customerMissing();
          const { origin } = config;
          const order = await postgresOrderStore(db).transaction((tx) =>
            placeOrder(tx, {
              body: { ...body, lead_attributes },
              accepted,
              now,
              confirmHours,
              origin,
              cipher,
              mails,
              address,
              config,
              clock,
              locale,
              jobs: context.jobs,
              log,
            }),
          );
          return { data: orderSummary(order, now) };
        },
        // Calls the payment vendor outside the transaction.
        { ...limited, idempotency: 'claim-first' },
      ),
      orderOptionsHandler({ ...context, adoptVehicle }),
      ...orderPageHandlers(settling, limited),
      ...paymentHandlers(vendors, limited),
      startPaymentHandler(vendors, limited),
      ...waitingHandlers(context, limited),
    ],
    routes: (app) => paymentWebhooks(app, context, vendors),
    jobs: [
      reservationExpiryJob(settling),
      orderRemindersJob(context),
      vehicleWaitingJob(context),
      ...paymentJobs(settling),
    ],
    personDataSources: [orderDataSource, checkoutDataSource, waitingDataSource],
    watches: [createHoldExpiryWatch(settling), createWaitingWatch(context)],
    start: () => resumePayments(context),
  };
};
