import { randomUUID } from 'node:crypto';
import { asc, eq, isNotNull } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../db/database.js';
import { type MailMessage, mailOutbox } from '../db/schema/mail-outbox.js';
import type { PiiCipher } from '../encryption/pii-cipher.js';
import type { JobQueue } from '../jobs/job-queue.js';
import type { Clock } from '../runtime/clock.js';
import { encryptedMail, mailJob } from './encrypted-mail.js';
import { type LayOut, layOutOf, type MailName, type MarketMails } from './market-mails.js';

interface OutboxContext {
  cipher: PiiCipher;
  jobs: JobQueue;
  clock: Clock;
  log: Logger;
}

/** Queues mails for delivery. */
export interface Outbox {
  /** Renders a mail with the market's own layout, else the default one. */
  layOut: LayOut;
  /**
   * Queues a mail in the transaction of its subject: both are stored or neither, and it is sent
   * even if the process is killed after the commit. `of`: the order that the mail is about, for its
   * history. Returns the mail's id.
   */
  enqueue(
    tx: Database,
    message: MailMessage,
    of?: { order_number: string; name: MailName },
  ): Promise<string>;
  /** `enqueue` for several mails at once, in two statements. */
  enqueueAll(tx: Database, messages: readonly MailMessage[]): Promise<void>;
}

export const createOutbox = (
  { cipher, jobs, clock, log }: OutboxContext,
  own: MarketMails = {},
): Outbox => ({
  layOut: layOutOf(own, log),
  enqueue: async (tx, message, of = undefined) => {
    const id = randomUUID();
    const created_at = clock.now();
    await tx
      .insert(mailOutbox)
      .values({ id, created_at, ...of, ...encryptedMail(cipher, id, message) });
    await jobs.enqueue(tx, mailJob, { mail_id: id });
    return id;
  },
  enqueueAll: async (tx, messages) => {
    if (messages.length === 0) return;
    const created_at = clock.now();
    const rows = messages.map((message) => {
      const id = randomUUID();
      return { id, created_at, ...encryptedMail(cipher, id, message) };
    });
    await tx.insert(mailOutbox).values(rows);
    await jobs.enqueueAll(
      tx,
      mailJob,
      rows.map(({ id }) => ({ mail_id: id })),
    );
  },
});

const atOnce = 200;

/** Encrypts mails that were stored in plain text and enqueues the jobs of pending ones. */
export async function adoptStoredMails({
  db,
  cipher,
  jobs,
}: Pick<OutboxContext, 'cipher' | 'jobs'> & { db: Database }): Promise<number> {
  let adopted = 0;
  for (;;) {
    const found = await db.transaction(async (tx) => {
      const plain = await tx
        .select()
        .from(mailOutbox)
        .where(isNotNull(mailOutbox.message))
        .orderBy(asc(mailOutbox.created_at))
        .limit(atOnce)
        .for('update', { skipLocked: true });
      for (const { id, message, sent_at, gave_up_at } of plain) {
        const set = message && !sent_at ? encryptedMail(cipher, id, message) : { message: null };
        await tx
          .update(mailOutbox)
          .set({ ...set, taken_until: null })
          .where(eq(mailOutbox.id, id));
        if (!sent_at && !gave_up_at) await jobs.enqueue(tx, mailJob, { mail_id: id });
      }
      return plain.length;
    });
    adopted += found;
    if (found < atOnce) return adopted;
  }
}
