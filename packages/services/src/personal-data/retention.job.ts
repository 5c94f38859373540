import { subMilliseconds } from 'date-fns';
import { millisecondsInDay } from 'date-fns/constants';
import { and, eq, inArray, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { AppContext } from '../app-context.js';
import type { Database } from '../db/database.js';
import {
  evLeads,
  jobFailures,
  leadExports,
  leads,
  mailOutbox,
  orders,
} from '../db/schema/index.js';
import { erasedEvLead } from '../ev/ev-lead.js';
import type { JobDefinition } from '../jobs/job-queue.js';
import { erasedCustomer } from '../orders/order-customers.js';

const atOnce = 1000;
const failureRetentionDays = 30;

/** Deletes data after its retention period, every hour. */
export const retentionJob = (
  context: Pick<AppContext, 'config' | 'db' | 'clock'>,
): JobDefinition => ({
  name: 'retention',
  every: '23 * * * *',
  run: async (_, { signal }) => {
    await deleteExpired(context, signal);
    await inBatches(signal, () => oldFailures(context));
  },
});

/** Number of deleted records by kind. */
export interface DeletedCounts {
  exports: number;
  leads: number;
  orders: number;
  mails: number;
  /** Orders of electric vehicles: treated as leads until they are paid, as orders then. */
  ev_leads: number;
}

export async function deleteExpired(
  { db, clock, config }: Pick<AppContext, 'db' | 'clock' | 'config'>,
  signal: AbortSignal = new AbortController().signal,
): Promise<DeletedCounts> {
  const now = clock.now();
  const before = (days: number) => subMilliseconds(now, days * millisecondsInDay);
  const { leadDays, orderDays, orderKeepDays, mailDays } = config.retention;
  const legalLimit = before(Math.max(orderDays, orderKeepDays));
  const exports = await db
    .delete(leadExports)
    .where(lte(leadExports.expires_at, now))
    .returning({ id: leadExports.id });
  return {
    exports: exports.length,
    mails: mailDays ? await inBatches(signal, () => oldMails(db, before(mailDays))) : 0,
    leads: leadDays ? await inBatches(signal, () => oldLeads(db, before(leadDays))) : 0,
    orders: orderDays
      ? await inBatches(signal, () => oldOrders(db, before(orderDays), legalLimit, now))
      : 0,
    ev_leads:
      (leadDays ? await inBatches(signal, () => oldEvLeads(db, before(leadDays), false, now)) : 0) +
      (orderDays ? await inBatches(signal, () => oldEvLeads(db, legalLimit, true, now)) : 0),
  };
}

/** Deletes failures after as many days as the queue stores a job. */
async function oldFailures({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<number> {
  const before = subMilliseconds(clock.now(), failureRetentionDays * millisecondsInDay);
  const old = db
    .select({ id: jobFailures.id })
    .from(jobFailures)
    .where(lt(jobFailures.failed_at, before))
    .limit(atOnce);
  const gone = await db
    .delete(jobFailures)
    .where(inArray(jobFailures.id, old))
    .returning({ id: jobFailures.id });
  return gone.length;
}

async function inBatches(signal: AbortSignal, batch: () => Promise<number>): Promise<number> {
  let all = 0;
  for (;;) {
    signal.throwIfAborted();
    const gone = await batch();
    all += gone;
    if (gone < atOnce) return all;
  }
}

/** Sent and failed mails. Mails that are still retried are younger. */
async function oldMails(db: Database, before: Date): Promise<number> {
  const done = sql`coalesce(${mailOutbox.sent_at}, ${mailOutbox.gave_up_at})`;
  const old = db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(sql`${done} < ${before.toISOString()}::timestamptz`)
    .limit(atOnce);
  const gone = await db
    .delete(mailOutbox)
    .where(inArray(mailOutbox.id, old))
    .returning({ id: mailOutbox.id });
  return gone.length;
}

async function oldLeads(db: Database, before: Date): Promise<number> {
  const old = db
    .select({ id: leads.id })
    .from(leads)
    .where(lt(leads.created_at, before))
    .limit(atOnce);
  const gone = await db.delete(leads).where(inArray(leads.id, old)).returning({ id: leads.id });
  return gone.length;
}

async function oldEvLeads(db: Database, before: Date, paid: boolean, now: Date): Promise<number> {
  const isPaid = paid ? eq(evLeads.payment_status, 'paid') : ne(evLeads.payment_status, 'paid');
  const old = db
    .select({ id: evLeads.id })
    .from(evLeads)
    .where(and(lt(evLeads.created_at, before), isNull(evLeads.erased_at), isPaid))
    .limit(atOnce);
  const gone = await db
    .update(evLeads)
    .set(erasedEvLead(now))
    .where(inArray(evLeads.id, old))
    .returning({ id: evLeads.id });
  return gone.length;
}

/**
 * Erases the customer of old orders; the orders stay. The legal retention period applies to the
 * customer of a confirmed order.
 */
async function oldOrders(db: Database, before: Date, legalLimit: Date, now: Date): Promise<number> {
  const unbound = or(ne(orders.status, 'confirmed'), lt(orders.created_at, legalLimit));
  const old = db
    .select({ number: orders.order_number })
    .from(orders)
    .where(and(lt(orders.created_at, before), isNull(orders.erased_at), unbound))
    .limit(atOnce);
  const gone = await db
    .update(orders)
    .set(erasedCustomer(now))
    .where(inArray(orders.order_number, old))
    .returning({ number: orders.order_number });
  return gone.length;
}
