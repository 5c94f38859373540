import { type Customer, createOrder, initOrder } from '@mawkib/api-clients/contracts';
import { containsAddress } from '@mawkib/forms/engine';
import type { AppContext } from '../app-context.js';
import { apiErrors } from '../http/errors/api-errors.js';
import { implementWith } from '../http/implement.js';
import type { ServiceModule } from '../http/service-module.js';
import { createAdoptVehicle } from '../stock/upstream/adopt-vehicle.js';
import { checkoutDataSource } from './checkout/checkout-data-source.js';
import { createHoldExpiryWatch } from './checkout/create-hold-expiry-watch.js';
import { holderOf } from './checkout/hold-limits.js';
import { reservationExpiryJob } from './checkout/reservation-expiry.job.js';
import { acquireLock } from './checkout/vehicle-locks.js';
import { sendInquiry } from './inquiry/send-inquiry.js';
import { orderRemindersJob } from './mails/order-reminders.job.js';
import { orderDataSource } from './order-data-source.js';
import { orderErrors } from './order-errors.js';
import { orderPageHandlers, orderSummary } from './order-page/order-page-handlers.js';
import { orderByPayment } from './payments/order-by-payment.js';
import { paymentHandlers } from './payments/payment-handlers.js';
import { paymentJobs, resumePayments } from './payments/payment-jobs.js';
import { createPaymentVendors } from './payments/payment-vendors.js';
import { paymentWebhooks } from './payments/payment-webhooks.js';
import { startPaymentHandler } from './payments/start-payment-handler.js';
import { placeOrder } from './place-order.js';
import { postgresOrderStore } from './store/postgres/postgres-order-store.js';

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
  const { clock, config, mails, market, cipher, log } = context;
  const { limits } = config;
  // Limits callers that try to hold, order or guess numbers in bulk.
  const limited = { perMinute: limits.leadsPerMinute };
  const { payments } = config;
  const vendors = createPaymentVendors(payments);
  const settling = { ...context, store: postgresOrderStore(context.db), vendors };
  const holdExpiry = createHoldExpiryWatch(settling);
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
          const lock = await postgresOrderStore(db).transaction((tx) =>
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
          const { lead_attributes } = body;
          if (lead_attributes) checkCustomer(lead_attributes);
          const now = clock.now();
          if (vendors.byName.has(body.vendor_uuid)) {
            const order = await orderByPayment(settling, body.vendor_uuid, body);
            return { data: orderSummary(order, now) };
          }
          if (!lead_attributes) throw orderErrors.customerMissing();
          const { origin } = config;
          const order = await postgresOrderStore(db).transaction((tx) =>
            placeOrder(tx, {
              body: { ...body, lead_attributes },
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
      ...orderPageHandlers(settling, limited),
      ...paymentHandlers(vendors, limited),
      startPaymentHandler(vendors, limited),
    ],
    routes: (app) => paymentWebhooks(app, context, vendors),
    jobs: [reservationExpiryJob(settling), orderRemindersJob(context), ...paymentJobs(settling)],
    personDataSources: [orderDataSource, checkoutDataSource],
    start: async () => {
      holdExpiry.start();
      await resumePayments(context);
    },
    stop: () => holdExpiry.stop(),
  };
};
