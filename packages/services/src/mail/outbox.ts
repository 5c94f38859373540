import { randomUUID } from 'node:crypto';
import { asc, eq, isNotNull } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../db/database.js';
import { type MailMessage, mailOutbox } from '../db/schema/mail.js';
import type { PiiCipher } from '../encryption/vault.js';
import type { JobQueue } from '../jobs/job.js';
import type { Clock } from '../runtime/clock.js';
import { encryptedMail, mailJob } from './mail-content.js';
import { type LayOut, layOutOf, type MarketMails } from './market-mails.js';

interface OutboxContext {
  cipher: PiiCipher;
  jobs: JobQueue;
  clock: Clock;
  log: Logger;
}

/** Where mails are asked for. */
export interface Outbox {
  /** A mail as the market lays it out, else as the packages do. */
  layOut: LayOut;
  /**
   * Promises a mail in the transaction of what it tells of: both are stored or neither, and it is
   * sent even when this process is killed right after the commit. Answers the mail's id.
   */
  enqueue(tx: Database, message: MailMessage): Promise<string>;
}

export const createOutbox = (
  { cipher, jobs, clock, log }: OutboxContext,
  own: MarketMails = {},
): Outbox => ({
  layOut: layOutOf(own, log),
  enqueue: async (tx, message) => {
    const id = randomUUID();
    const created_at = clock.now();
    await tx.insert(mailOutbox).values({ id, created_at, ...encryptedMail(cipher, id, message) });
    await jobs.enqueue(tx, mailJob, { mail_id: id });
    return id;
  },
});

const atOnce = 200;

/** Seals mails that were stored as they are, and promises the jobs of those that wait. */
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
