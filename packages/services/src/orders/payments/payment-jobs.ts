import { addMinutes, subDays, subHours } from 'date-fns';
import type { AppContext } from '../../app-context.js';
import type { JobDefinition } from '../../jobs/job-queue.js';
import { isPaymentError } from '../../payment-providers/payment-error.js';
import { loggable } from '../../runtime/create-log.js';
import { forgetCheckouts } from '../checkout/forget-checkouts.js';
import { forgetHolders } from '../checkout/hold-limits.js';
import { type SettlingParts, settlePayment } from './settle-payment.js';

/** Name of the job that settles one payment: `{ payment_id }`. */
export const settlementJob = 'payment_settlement';
const reconciliationJob = 'payment_reconciliation';

const atOnce = 50;
const maxMinutes = 60;
const keptEventDays = 30;

/** Jobs that settle payments: on a webhook at once, all due ones every minute. */
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

/** Resumes payments that a killed process left in progress. */
export const resumePayments = ({ db, jobs }: Pick<AppContext, 'db' | 'jobs'>): Promise<void> =>
  jobs.enqueue(db, reconciliationJob, { started: 'yes' });

/**
 * Settles every payment that is due, one after the other. Resolves to the number that could be
 * settled. Failures are retried with growing delays of at most an hour. `underWay` includes
 * payments in progress before they are due.
 */
export async function reconcilePayments(
  parts: SettlingParts,
  { underWay = false }: { underWay?: boolean } = {},
): Promise<number> {
  const { store, clock, log } = parts;
  const now = clock.now();
  await forgetUnnamed(parts);
  const due = await store.duePayments({ now, underWay, max: atOnce });
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
      await store.updatePayment(id, { due_at, attempts: attempts + 1 });
    }
  }
  await tidyUp(parts);
  return settled;
}

/** Ends payments without a vendor id: the vendor never responded, so they cannot be paid. */
async function forgetUnnamed({ store, clock }: SettlingParts): Promise<void> {
  const now = clock.now();
  await store.endUnnamed(subHours(now, 24), now);
}

/** Deletes data of ended holds, and old webhook messages. */
async function tidyUp(parts: SettlingParts): Promise<void> {
  const { store, clock } = parts;
  const now = clock.now();
  await forgetHolders(store, now);
  await store.deleteEvents(subDays(now, keptEventDays));
  await forgetCheckouts(parts);
}
