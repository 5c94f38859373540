import { subMilliseconds } from 'date-fns';
import { millisecondsInDay } from 'date-fns/constants';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { AppContext } from '../app-context.js';
import { evLeads } from '../db/schema/ev-leads.js';
import type { JobDefinition } from '../jobs/job-queue.js';
import { loggable } from '../runtime/create-log.js';
import { evCancellationJob } from './cancel-ev-lead.js';
import { closeDeposit, type DepositContext, refreshDeposit } from './deposits.js';

const atOnce = 200;
/** Days after which an unpaid deposit is no longer polled. */
const pollDays = 7;

/** Background jobs: record deposits that were paid, and close those of cancelled orders. */
export const evJobs = (
  context: DepositContext & Pick<AppContext, 'log' | 'config'>,
): JobDefinition[] => [
  {
    name: evCancellationJob,
    retries: 16,
    retryDelay: 10,
    maxRetryDelay: 6 * 3600,
    run: async ({ lead_id = '' }) => {
      const [lead] = await context.db.select().from(evLeads).where(eq(evLeads.id, lead_id));
      if (lead?.status === 'cancellation_initialized') await closeDeposit(context, lead);
    },
  },
  {
    name: 'ev_payments',
    every: '*/5 * * * *',
    retries: 0,
    run: (_, { signal }) => refreshAll(context, signal),
  },
];

/** Covers buyers that never return from the payment page. */
async function refreshAll(
  context: DepositContext & Pick<AppContext, 'log' | 'config'>,
  signal: AbortSignal,
): Promise<void> {
  if (!context.config.payments.stripe.secretKey) return;
  const since = subMilliseconds(context.clock.now(), pollDays * millisecondsInDay);
  const pending = await context.db
    .select()
    .from(evLeads)
    .where(and(eq(evLeads.payment_status, 'pending'), gt(evLeads.updated_at, since)))
    .orderBy(asc(evLeads.updated_at))
    .limit(atOnce);
  for (const lead of pending) {
    signal.throwIfAborted();
    await refreshDeposit(context, lead).catch((error: unknown) =>
      context.log.warn({ lead: lead.id, error: loggable(error) }, 'a deposit was not asked about'),
    );
  }
}
