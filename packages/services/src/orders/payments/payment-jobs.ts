import { addMinutes, subHours, subMilliseconds } from 'date-fns';
import { millisecondsInDay } from 'date-fns/constants';
import { and, asc, eq, inArray, isNotNull, lt, lte, or, sql } from 'drizzle-orm';
import type { AppContext } from '../../app-context.js';
import { orderLocks } from '../../db/schema/index.js';
import { paymentEvents, payments } from '../../db/schema/payments.js';
import type { JobDefinition } from '../../jobs/job-queue.js';
import { isPaymentError } from '../../payment-providers/payment-error.js';
import { loggable } from '../../runtime/create-log.js';
import { forgottenCheckout } from '../checkout/kept-checkout.js';
import { type SettlingParts, settlePayment } from './settle-payment.js';

/** Settles one payment: `{ payment_id }`. */
export const settlementJob = 'payment_settlement';
const reconciliationJob = 'payment_reconciliation';

const atOnce = 50;
const maxMinutes = 60;
const keptEventDays = 30;

/** What vendors tell is settled at once; what they do not tell is asked for every minute. */
export const paymentJobs = (parts: SettlingParts): JobDefinition[] => [
  {
    name: settlementJob,
    retryDelay: 2,
    retries: 8,
    run: async ({ payment_id }) => {
      if (payment_id) await settlePayment(parts, payment_id);
    },
  },
  {
    name: reconciliationJob,
    every: '* * * * *',
    retries: 0,
    run: async ({ started }) => {
      await reconcilePayments(parts, { underWay: started !== undefined });
    },
  },
];

/** A process that starts goes on with what one that was killed left half done. */
export const resumePayments = ({ db, jobs }: Pick<AppContext, 'db' | 'jobs'>): Promise<void> =>
  jobs.enqueue(db, reconciliationJob, { started: 'yes' });

/**
 * Asks the vendors about every payment that is due, one after the other, and answers how many could
 * be settled. One that cannot is asked about again later and later, at least every hour. `underWay`
 * takes those whose money is on its way before they are due.
 */
export async function reconcilePayments(
  parts: SettlingParts,
  { underWay = false }: { underWay?: boolean } = {},
): Promise<number> {
  const { db, clock, log } = parts;
  const now = clock.now();
  await forgetUnnamed(parts);
  const due = await db
    .select()
    .from(payments)
    .where(
      and(
        isNotNull(payments.vendor_id),
        or(
          lte(payments.due_at, now),
          underWay
            ? and(isNotNull(payments.due_at), inArray(payments.state, ['placing', 'returning']))
            : undefined,
        ),
      ),
    )
    .orderBy(asc(payments.due_at))
    .limit(atOnce);
  let settled = 0;
  for (const { id, vendor, attempts } of due) {
    try {
      await settlePayment(parts, id);
      settled += 1;
    } catch (error) {
      const reason = isPaymentError(error) ? error.message : loggable(error);
      log.warn({ payment: id, vendor, attempts, reason }, 'a payment could not be settled');
      const minutes = Math.min(maxMinutes, 2 ** Math.min(attempts, 10));
      const due_at = addMinutes(now, minutes);
      await db
        .update(payments)
        .set({ due_at, attempts: attempts + 1 })
        .where(eq(payments.id, id));
    }
  }
  await tidyUp(parts);
  return settled;
}

/** Payments whose vendor never answered at their beginning: nobody was told how to pay them. */
async function forgetUnnamed({ db, clock }: SettlingParts): Promise<void> {
  const now = clock.now();
  const before = subHours(now, 24);
  await db
    .update(payments)
    .set({ state: 'ended', due_at: null, updated_at: now })
    .where(
      and(
        sql`${payments.vendor_id} is null`,
        isNotNull(payments.due_at),
        lt(payments.created_at, before),
      ),
    );
}

/** What buyers told before paying goes with their hold, and old messages of vendors go. */
async function tidyUp({ db, clock }: SettlingParts): Promise<void> {
  const before = subMilliseconds(clock.now(), keptEventDays * millisecondsInDay);
  await db.delete(paymentEvents).where(lt(paymentEvents.received_at, before));
  await db
    .update(orderLocks)
    .set(forgottenCheckout)
    .where(
      and(
        isNotNull(orderLocks.checkout_sealed),
        isNotNull(orderLocks.released_at),
        sql`not exists (select from ${payments} where ${payments.lock_id} = ${orderLocks.lock_id}
          and ${payments.state} in ('pending', 'placing', 'returning'))`,
      ),
    );
}
