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
import { erasedEvLead } from '../ev/ev-lead-content.js';
import type { JobDefinition } from '../jobs/job-queue.js';
import { erasedCustomer } from '../orders/order-customer.js';

const atOnce = 1000;
const keptFailureDays = 30;

/** Lets go every hour of what was kept as long as it should be. */
export const retention = (context: Pick<AppContext, 'config' | 'db' | 'clock'>): JobDefinition => ({
  name: 'retention',
  every: '23 * * * *',
  run: async (_, { signal }) => {
    await letGo(context, signal);
    await inBatches(signal, () => oldFailures(context));
  },
});

/** What was let go. */
export interface LetGo {
  exports: number;
  leads: number;
  orders: number;
  mails: number;
  /** Orders of electric vehicles: like leads until they are paid, like orders then. */
  ev_leads: number;
}

export async function letGo(
  { db, clock, config }: Pick<AppContext, 'db' | 'clock' | 'config'>,
  signal: AbortSignal = new AbortController().signal,
): Promise<LetGo> {
  const now = clock.now();
  const before = (days: number) => subMilliseconds(now, days * millisecondsInDay);
  const { leadDays, orderDays, orderKeepDays, mailDays } = config.retention;
  const lawful = before(Math.max(orderDays, orderKeepDays));
  const exports = await db
    .delete(leadExports)
    .where(lte(leadExports.expires_at, now))
    .returning({ id: leadExports.id });
  return {
    exports: exports.length,
    mails: mailDays ? await inBatches(signal, () => oldMails(db, before(mailDays))) : 0,
    leads: leadDays ? await inBatches(signal, () => oldLeads(db, before(leadDays))) : 0,
    orders: orderDays
      ? await inBatches(signal, () => oldOrders(db, before(orderDays), lawful, now))
      : 0,
    ev_leads:
      (leadDays ? await inBatches(signal, () => oldEvLeads(db, before(leadDays), false, now)) : 0) +
      (orderDays ? await inBatches(signal, () => oldEvLeads(db, lawful, true, now)) : 0),
  };
}

/** A queue forgets a job after a month, and what is known of its attempts goes with it. */
async function oldFailures({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<number> {
  const before = subMilliseconds(clock.now(), keptFailureDays * millisecondsInDay);
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

/** Mails that were sent, and those that were given up. One that is still tried is younger. */
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

/** The order itself stays: it says what was sold. Who bought it stays as long as the law says. */
async function oldOrders(db: Database, before: Date, lawful: Date, now: Date): Promise<number> {
  const unbound = or(ne(orders.status, 'confirmed'), lt(orders.created_at, lawful));
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
