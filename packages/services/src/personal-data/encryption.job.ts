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
import type { PiiCipher } from '../encryption/pii-cipher.js';
import { encryptedEvLead, evLeadOf } from '../ev/ev-lead.js';
import { settingAad } from '../forms/forms-settings.js';
import { encryptedAnswers, leadAnswers } from '../forms/lead-answers.js';
import { partAad } from '../forms/lead-exports/export-job.js';
import { reencryptLeadFiles } from '../forms/lead-files/encrypted-files.js';
import type { JobDefinition } from '../jobs/job-queue.js';
import { encryptedMail, openMail } from '../mail/encrypted-mail.js';
import { reencryptCheckouts } from '../orders/checkout/stored-checkouts.js';
import { customerOf, encryptedCustomer } from '../orders/order-customers.js';
import { reencryptWaiting } from '../orders/waiting/encrypted-contact.js';
import { erasureAad } from './person-erasures.js';

export const encryptionJobName = 'sealing';

const atOnce = 500;

/**
 * Encrypts data that was stored before there was a key, and re-encrypts data of earlier keys, which
 * can be removed afterwards. Idempotent.
 */
export const encryptionJob = ({
  db,
  cipher,
  log,
}: Pick<AppContext, 'db' | 'cipher' | 'log'>): JobDefinition => ({
  name: encryptionJobName,
  retries: 30,
  maxRetryDelay: 300,
  run: async ({ key }, { signal }) => {
    // During a rolling deployment, a process without the new key leaves the job to the others.
    if (key !== cipher.keyId) throw new Error(`This process does not encrypt with the key ${key}`);
    const isRotating = await hasOldKeys(db, cipher);
    const steps = [
      encryptLeads,
      encryptOrders,
      ...(isRotating
        ? [
            encryptSettings,
            encryptParts,
            encryptMails,
            encryptEvLeads,
            encryptErasures,
            encryptCheckouts,
            encryptWaiting,
            encryptLeadFiles,
          ]
        : []),
    ];
    let encrypted = 0;
    for (const step of steps) encrypted += await step(db, cipher, isRotating, signal);
    const replaced = cipher.keyIds.filter((id) => id !== cipher.keyId);
    await db.delete(dataKeys).where(inArray(dataKeys.id, replaced));
    if (encrypted > 0) log.info({ rows: encrypted, key: cipher.keyId }, 'encrypted personal data');
  },
});

/** Queues the job at a start if there is something to encrypt. */
export async function enqueueEncryption({
  db,
  cipher,
  jobs,
}: Pick<AppContext, 'db' | 'jobs' | 'cipher'>): Promise<void> {
  const [plain] = await rows<{ some: boolean }>(
    db,
    sql`select exists (select from ${leads} where ${leads.encrypted} is null)
      or exists (select from ${orders} where ${orders.customer} is not null) as some`,
  );
  if (plain?.some || (await hasOldKeys(db, cipher))) {
    await jobs.enqueue(db, encryptionJobName, { key: cipher.keyId });
  }
}

async function hasOldKeys(db: Database, cipher: PiiCipher): Promise<boolean> {
  const old = await db.select().from(dataKeys).where(ne(dataKeys.id, cipher.keyId)).limit(1);
  return old.length > 0;
}

type Step = (db: Database, cipher: PiiCipher, all: boolean, signal: AbortSignal) => Promise<number>;

/** Processes rows in batches, each in its own transaction, starting after `after`. */
async function inBatches(
  db: Database,
  signal: AbortSignal,
  batch: (tx: Database, after: string | undefined) => Promise<{ last?: string; encrypted: number }>,
): Promise<number> {
  let encrypted = 0;
  let after: string | undefined;
  do {
    signal.throwIfAborted();
    const done = await db.transaction((tx) => batch(tx, after));
    encrypted += done.encrypted;
    after = done.last;
  } while (after !== undefined);
  return encrypted;
}

const encryptLeads: Step = (db, cipher, all, signal) =>
  inBatches(db, signal, async (tx, after) => {
    const found = await tx
      .select()
      .from(leads)
      .where(
        and(after ? gt(leads.id, after) : undefined, all ? undefined : isNull(leads.encrypted)),
      )
      .orderBy(asc(leads.id))
      .limit(atOnce)
      .for('update');
    const due = found.filter(({ encrypted }) => encrypted === null || !cipher.isCurrent(encrypted));
    for (const row of due) {
      const set = encryptedAnswers(cipher, row.id, leadAnswers(cipher, row));
      await tx.update(leads).set(set).where(eq(leads.id, row.id));
    }
    return { encrypted: due.length, ...lastOf(found, ({ id }) => id) };
  });

const encryptOrders: Step = (db, cipher, all, signal) =>
  inBatches(db, signal, async (tx, after) => {
    const plain = isNotNull(orders.customer);
    const found = await tx
      .select()
      .from(orders)
      .where(
        and(
          after ? gt(orders.order_number, after) : undefined,
          all ? or(plain, isNotNull(orders.customer_encrypted)) : plain,
        ),
      )
      .orderBy(asc(orders.order_number))
      .limit(atOnce)
      .for('update');
    let encrypted = 0;
    for (const row of found) {
      const customer = customerOf(cipher, row);
      if (!customer || (row.customer_encrypted && cipher.isCurrent(row.customer_encrypted)))
        continue;
      const set = encryptedCustomer(cipher, row.order_number, customer);
      await tx.update(orders).set(set).where(eq(orders.order_number, row.order_number));
      encrypted += 1;
    }
    return { encrypted, ...lastOf(found, ({ order_number }) => order_number) };
  });

/** Details of holds, which are short-lived. */
const encryptCheckouts: Step = (db, cipher, _, signal) =>
  inBatches(db, signal, (tx, after) => reencryptCheckouts(tx, cipher, { after, max: atOnce }));

/** Addresses of visitors who wait for a vehicle, for a day. */
const encryptWaiting: Step = (db, cipher, _, signal) =>
  inBatches(db, signal, (tx, after) => reencryptWaiting(tx, cipher, { after, max: atOnce }));

const encryptSettings: Step = (db, cipher) =>
  db.transaction(async (tx) => {
    const found = await tx.select().from(formsSettings).for('update');
    for (const { id, key, encrypted } of found) {
      const again = cipher.encrypt(cipher.decrypt(encrypted, settingAad(key)), settingAad(key));
      await tx.update(formsSettings).set({ encrypted: again }).where(eq(formsSettings.id, id));
    }
    return found.length;
  });

/** Erasures in progress: few and short-lived. */
const encryptErasures: Step = (db, cipher) =>
  db.transaction(async (tx) => {
    const pending = eq(personErasures.status, 'pending');
    const found = await tx.select().from(personErasures).where(pending).for('update');
    for (const { id, encrypted } of found) {
      if (encrypted === null) continue;
      const again = cipher.encrypt(cipher.decrypt(encrypted, erasureAad(id)), erasureAad(id));
      await tx.update(personErasures).set({ encrypted: again }).where(eq(personErasures.id, id));
    }
    return found.length;
  });

const encryptEvLeads: Step = (db, cipher, _, signal) =>
  inBatches(db, signal, async (tx, after) => {
    const found = await tx
      .select()
      .from(evLeads)
      .where(and(after ? gt(evLeads.id, after) : undefined, isNotNull(evLeads.encrypted)))
      .orderBy(asc(evLeads.id))
      .limit(atOnce)
      .for('update');
    let done = 0;
    for (const row of found) {
      const lead = evLeadOf(cipher, row);
      if (!lead || !row.encrypted || cipher.isCurrent(row.encrypted)) continue;
      const set = encryptedEvLead(cipher, row.id, lead);
      await tx.update(evLeads).set(set).where(eq(evLeads.id, row.id));
      done += 1;
    }
    return { encrypted: done, ...lastOf(found, ({ id }) => id) };
  });

/** Queued and failed mails; the content of sent ones was deleted. */
const encryptMails: Step = (db, cipher, _, signal) =>
  inBatches(db, signal, async (tx, after) => {
    const found = await tx
      .select()
      .from(mailOutbox)
      .where(and(after ? gt(mailOutbox.id, after) : undefined, isNotNull(mailOutbox.encrypted)))
      .orderBy(asc(mailOutbox.id))
      .limit(atOnce)
      .for('update');
    let done = 0;
    for (const { id, encrypted } of found) {
      if (encrypted === null || cipher.isCurrent(encrypted)) continue;
      const set = encryptedMail(cipher, id, openMail(cipher, id, encrypted));
      await tx.update(mailOutbox).set(set).where(eq(mailOutbox.id, id));
      done += 1;
    }
    return { encrypted: done, ...lastOf(found, ({ id }) => id) };
  });

/** Parts of exports: few and short-lived. */
const encryptParts: Step = async (db, cipher, _, signal) => {
  const found = await db
    .select({ id: leadExportParts.export_id, part: leadExportParts.part })
    .from(leadExportParts);
  for (const { id, part } of found) {
    signal.throwIfAborted();
    const here = and(eq(leadExportParts.export_id, id), eq(leadExportParts.part, part));
    const [row] = await db.select().from(leadExportParts).where(here);
    if (!row || cipher.isCurrent(row.encrypted)) continue;
    const place = partAad(id, part);
    const encrypted = cipher.encrypt(cipher.decrypt(row.encrypted, place), place);
    await db.update(leadExportParts).set({ encrypted }).where(here);
  }
  return found.length;
};

function lastOf<Row>(found: readonly Row[], key: (row: Row) => string): { last?: string } {
  const last = found.length < atOnce ? undefined : found.at(-1);
  return last === undefined ? {} : { last: key(last) };
}

const encryptLeadFiles: Step = (db, cipher, _all, signal) =>
  inBatches(db, signal, (tx, after) => reencryptLeadFiles(tx, cipher, after));
