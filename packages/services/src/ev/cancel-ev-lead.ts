import { addMilliseconds } from 'date-fns';
import { millisecondsInDay } from 'date-fns/constants';
import { eq } from 'drizzle-orm';
import { type EvLeadRow, evLeads } from '../db/schema/ev-leads.js';
import type { HandlerContext } from '../http/implement.js';
import { tryAllowances } from '../http/limits/allowance.js';
import { visitorMailAllowances } from '../http/limits/mail-allowances.js';
import { type EvConfig, evConfigOf } from './ev-config.js';
import { evErrors } from './ev-errors.js';
import { emailOf, evLeadOf } from './ev-lead.js';
import { evMail } from './ev-mail.js';
import { isBuyer, lockEvLead } from './find-ev-lead.js';

/** Name of the job that closes the deposit of a cancelled order: `{ lead_id }`. */
export const evCancellationJob = 'ev_cancellation';

/** Deadline for a buyer's cancellation; null: none, or it does not run yet. */
export const cancellableUntil = (
  { paid_at }: Pick<EvLeadRow, 'paid_at'>,
  { cancellation_days }: EvConfig,
): Date | null =>
  paid_at && cancellation_days !== undefined
    ? addMilliseconds(paid_at, cancellation_days * millisecondsInDay)
    : null;

/** True within the cancellation period after the payment; false if the buyer was erased. */
export function isCancellable(lead: EvLeadRow, config: EvConfig, now: Date): boolean {
  if (lead.status !== 'created' || lead.erased_at) return false;
  const until = cancellableUntil(lead, config);
  return until === null || now <= until;
}

type CancelContext = Pick<
  HandlerContext,
  'db' | 'clock' | 'cipher' | 'mails' | 'jobs' | 'config' | 'address'
>;

/**
 * Starts the cancellation and queues the mail to the buyer, unless it is over their limits.
 * Idempotent.
 */
export function cancelEvLead(
  { db, clock, cipher, mails, jobs, config, address }: CancelContext,
  id: string,
  token: string | undefined,
): Promise<EvLeadRow['status']> {
  return db.transaction(async (tx) => {
    const lead = await lockEvLead(tx, id);
    if (!isBuyer(lead, token)) throw evErrors.invalidToken();
    if (lead.status === 'cancellation_initialized') return lead.status;
    const now = clock.now();
    if (!isCancellable(lead, await evConfigOf(tx), now)) throw evErrors.notCancellable();
    const status = 'cancellation_initialized' as const;
    await tx
      .update(evLeads)
      .set({ status, cancelled_at: now, updated_at: now })
      .where(eq(evLeads.id, id));
    const to = emailOf(evLeadOf(cipher, lead));
    const limits = { db: tx, clock, config };
    if (to && (await tryAllowances(limits, visitorMailAllowances({ to, address }, config)))) {
      const about = { to, id, locale: lead.locale, mails };
      await mails.enqueue(tx, await evMail(tx, 'cancelling', about));
    }
    await jobs.enqueue(tx, evCancellationJob, { lead_id: id });
    return status;
  });
}
