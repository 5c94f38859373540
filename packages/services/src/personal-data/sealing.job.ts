import { and, asc, eq, gt, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { AppContext } from '../app-context.js';
import type { Database } from '../db/database.js';
import { rows } from '../db/rows.js';
import {
  dataKeys,
  evLeads,
  formsSettings,
  leadExportParts,
  leads,
  mailOutbox,
  orders,
  personErasures,
} from '../db/schema/index.js';
import type { Vault } from '../encryption/vault.js';
import { evLeadOf, sealedEvLead } from '../ev/ev-lead-content.js';
import { settingPlace } from '../forms/forms-settings.js';
import { leadAnswers, sealedAnswers } from '../forms/lead-content.js';
import { partPlace } from '../forms/lead-exports/lead-export.job.js';
import type { JobDefinition } from '../jobs/job.js';
import { openMail, sealedMail } from '../mail/mail-content.js';
import { resealCheckouts } from '../orders/checkout/kept-checkout.js';
import { customerOf, sealedCustomer } from '../orders/order-customer.js';
import { erasurePlace } from './erase-person.js';

export const sealingJob = 'sealing';

const atOnce = 500;

/**
 * Seals what was stored before there was a key, and what an earlier key sealed; then that key is
 * needed no more. Begun again it goes over what is done already.
 */
export const sealing = ({
  db,
  vault,
  log,
}: Pick<AppContext, 'db' | 'vault' | 'log'>): JobDefinition => ({
  name: sealingJob,
  retries: 30,
  mostRetry: 300,
  run: async ({ key }, { signal }) => {
    // While processes are replaced, one that does not have the new key yet leaves it to the others.
    if (key !== vault.keyId) throw new Error(`The key ${key} does not seal in this process`);
    const isRotating = await hasOldKeys(db, vault);
    const steps = [
      sealLeads,
      sealOrders,
      ...(isRotating
        ? [sealSettings, sealParts, sealMails, sealEvLeads, sealErasures, sealCheckouts]
        : []),
    ];
    let sealed = 0;
    for (const step of steps) sealed += await step(db, vault, isRotating, signal);
    const replaced = vault.keyIds.filter((id) => id !== vault.keyId);
    await db.delete(dataKeys).where(inArray(dataKeys.id, replaced));
    if (sealed > 0) log.info({ rows: sealed, key: vault.keyId }, 'personal data was sealed');
  },
});

/** Asks for the job at a start that finds something to seal. */
export async function askForSealing({
  db,
  vault,
  jobs,
}: Pick<AppContext, 'db' | 'jobs' | 'vault'>): Promise<void> {
  const [plain] = await rows<{ some: boolean }>(
    db,
    sql`select exists (select from leads where sealed is null)
      or exists (select from orders where customer is not null) as some`,
  );
  if (plain?.some || (await hasOldKeys(db, vault))) {
    await jobs.enqueue(db, sealingJob, { key: vault.keyId });
  }
}

async function hasOldKeys(db: Database, vault: Vault): Promise<boolean> {
  const old = await db.select().from(dataKeys).where(ne(dataKeys.id, vault.keyId)).limit(1);
  return old.length > 0;
}

type Step = (db: Database, vault: Vault, all: boolean, signal: AbortSignal) => Promise<number>;

/** Goes through rows in batches, each in a transaction of its own, from `after` on. */
async function inBatches(
  db: Database,
  signal: AbortSignal,
  batch: (tx: Database, after: string | undefined) => Promise<{ last?: string; sealed: number }>,
): Promise<number> {
  let sealed = 0;
  let after: string | undefined;
  do {
    signal.throwIfAborted();
    const done = await db.transaction((tx) => batch(tx, after));
    sealed += done.sealed;
    after = done.last;
  } while (after !== undefined);
  return sealed;
}

const sealLeads: Step = (db, vault, all, signal) =>
  inBatches(db, signal, async (tx, after) => {
    const found = await tx
      .select()
      .from(leads)
      .where(and(after ? gt(leads.id, after) : undefined, all ? undefined : isNull(leads.sealed)))
      .orderBy(asc(leads.id))
      .limit(atOnce)
      .for('update');
    const due = found.filter(({ sealed }) => sealed === null || !vault.isCurrent(sealed));
    for (const row of due) {
      const set = sealedAnswers(vault, row.id, leadAnswers(vault, row));
      await tx.update(leads).set(set).where(eq(leads.id, row.id));
    }
    return { sealed: due.length, ...lastOf(found, ({ id }) => id) };
  });

const sealOrders: Step = (db, vault, all, signal) =>
  inBatches(db, signal, async (tx, after) => {
    const plain = isNotNull(orders.customer);
    const found = await tx
      .select()
      .from(orders)
      .where(
        and(
          after ? gt(orders.order_number, after) : undefined,
          all ? or(plain, isNotNull(orders.customer_sealed)) : plain,
        ),
      )
      .orderBy(asc(orders.order_number))
      .limit(atOnce)
      .for('update');
    let sealed = 0;
    for (const row of found) {
      const customer = customerOf(vault, row);
      if (!customer || (row.customer_sealed && vault.isCurrent(row.customer_sealed))) continue;
      const set = sealedCustomer(vault, row.order_number, customer);
      await tx.update(orders).set(set).where(eq(orders.order_number, row.order_number));
      sealed += 1;
    }
    return { sealed, ...lastOf(found, ({ order_number }) => order_number) };
  });

/** What buyers told before paying is soon with their order, or gone. */
const sealCheckouts: Step = (db, vault, _, signal) =>
  inBatches(db, signal, (tx, after) => resealCheckouts(tx, vault, { after, most: atOnce }));

const sealSettings: Step = (db, vault) =>
  db.transaction(async (tx) => {
    const found = await tx.select().from(formsSettings).for('update');
    for (const { id, key, sealed } of found) {
      const again = vault.seal(vault.open(sealed, settingPlace(key)), settingPlace(key));
      await tx.update(formsSettings).set({ sealed: again }).where(eq(formsSettings.id, id));
    }
    return found.length;
  });

/** Erasures that a job is at: few, and soon done. */
const sealErasures: Step = (db, vault) =>
  db.transaction(async (tx) => {
    const pending = eq(personErasures.status, 'pending');
    const found = await tx.select().from(personErasures).where(pending).for('update');
    for (const { id, sealed } of found) {
      if (sealed === null) continue;
      const again = vault.seal(vault.open(sealed, erasurePlace(id)), erasurePlace(id));
      await tx.update(personErasures).set({ sealed: again }).where(eq(personErasures.id, id));
    }
    return found.length;
  });

const sealEvLeads: Step = (db, vault, _, signal) =>
  inBatches(db, signal, async (tx, after) => {
    const found = await tx
      .select()
      .from(evLeads)
      .where(and(after ? gt(evLeads.id, after) : undefined, isNotNull(evLeads.sealed)))
      .orderBy(asc(evLeads.id))
      .limit(atOnce)
      .for('update');
    let done = 0;
    for (const row of found) {
      const lead = evLeadOf(vault, row);
      if (!lead || !row.sealed || vault.isCurrent(row.sealed)) continue;
      const set = sealedEvLead(vault, row.id, lead);
      await tx.update(evLeads).set(set).where(eq(evLeads.id, row.id));
      done += 1;
    }
    return { sealed: done, ...lastOf(found, ({ id }) => id) };
  });

/** Mails that wait or were given up; what is in one that was sent is gone. */
const sealMails: Step = (db, vault, _, signal) =>
  inBatches(db, signal, async (tx, after) => {
    const found = await tx
      .select()
      .from(mailOutbox)
      .where(and(after ? gt(mailOutbox.id, after) : undefined, isNotNull(mailOutbox.sealed)))
      .orderBy(asc(mailOutbox.id))
      .limit(atOnce)
      .for('update');
    let done = 0;
    for (const { id, sealed } of found) {
      if (sealed === null || vault.isCurrent(sealed)) continue;
      const set = sealedMail(vault, id, openMail(vault, id, sealed));
      await tx.update(mailOutbox).set(set).where(eq(mailOutbox.id, id));
      done += 1;
    }
    return { sealed: done, ...lastOf(found, ({ id }) => id) };
  });

/** Files of exports are few and soon gone. */
const sealParts: Step = async (db, vault, _, signal) => {
  const found = await db
    .select({ id: leadExportParts.export_id, part: leadExportParts.part })
    .from(leadExportParts);
  for (const { id, part } of found) {
    signal.throwIfAborted();
    const here = and(eq(leadExportParts.export_id, id), eq(leadExportParts.part, part));
    const [row] = await db.select().from(leadExportParts).where(here);
    if (!row || vault.isCurrent(row.sealed)) continue;
    const place = partPlace(id, part);
    const sealed = vault.seal(vault.open(row.sealed, place), place);
    await db.update(leadExportParts).set({ sealed }).where(here);
  }
  return found.length;
};

function lastOf<Row>(found: readonly Row[], key: (row: Row) => string): { last?: string } {
  const last = found.length < atOnce ? undefined : found.at(-1);
  return last === undefined ? {} : { last: key(last) };
}
