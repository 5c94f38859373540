import { eq, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../db/database.js';
import { rows } from '../db/rows.js';
import { mailOutbox } from '../db/schema/mail-outbox.js';
import type { PiiCipher } from '../encryption/pii-cipher.js';
import { type JobDefinition, NoRetryError } from '../jobs/job-queue.js';
import type { Clock } from '../runtime/clock.js';
import { mailJob, openMail } from './encrypted-mail.js';
import type { MailTransport } from './mail-transport.js';

/** Error of nodemailer: its code, and the SMTP response code. */
interface SmtpFailure {
  message?: string;
  code?: string;
  responseCode?: number;
}

const described = (error: unknown) => (error ?? {}) as SmtpFailure;

/** Errors caused by the mail itself or its recipient. */
const mailErrors: ReadonlySet<string | undefined> = new Set(['EENVELOPE', 'EMESSAGE']);

/** True if the server rejected the mail permanently: an unknown mailbox, unwanted content. */
function isPermanentRejection(error: unknown): boolean {
  const { code, responseCode = 0 } = described(error);
  return mailErrors.has(code) && responseCode >= 500 && responseCode < 600;
}

/** Reason of a failure in one line, without the e-mail addresses that servers repeat. */
function mailFailureReason(error: unknown): string {
  const { message = 'unknown failure' } = described(error);
  return message
    .replace(/\s+/g, ' ')
    .replace(/[^\s<>@:;,"']+@[^\s<>;,"']+/g, '…')
    .slice(0, 300);
}

interface DeliveryContext {
  db: Database;
  clock: Clock;
  cipher: PiiCipher;
  log: Logger;
}

/**
 * Time after which a claimed mail may be claimed again, because the process that sent it was
 * killed.
 */
const sendMs = 60_000;

/** Retries after 5 s, doubled up to an hour: three days in total. */
const schedule = { retries: 80, retryDelay: 5, maxRetryDelay: 3600 };

/**
 * Sends a mail and deletes its content. A sent mail is not sent again, unless the process is killed
 * between the server's confirmation and its record; the second mail then has the same Message-ID.
 * Permanent rejections are not retried.
 */
export function mailDeliveryJob(
  { db, clock, cipher, log }: DeliveryContext,
  transport: MailTransport,
): JobDefinition {
  const take = async (id: string) => {
    const now = clock.now();
    const until = new Date(now.getTime() + sendMs).toISOString();
    const [claimed] = await rows<{ encrypted: string }>(
      db,
      // A claim that is lost with this process is not needed; the commit need not wait for the disk.
      sql`with relaxed as materialized (select set_config('synchronous_commit', 'off', true) as off)
        update mail_outbox
        set attempts = attempts + 1, taken_until = ${until}::timestamptz, gave_up_at = null
        from relaxed
        where relaxed.off = 'off' and id = ${id} and sent_at is null and encrypted is not null
          and (taken_until is null or taken_until <= ${now.toISOString()}::timestamptz)
        returning encrypted`,
    );
    return claimed?.encrypted;
  };
  const note = (id: string, set: Partial<typeof mailOutbox.$inferInsert>) =>
    db.update(mailOutbox).set(set).where(eq(mailOutbox.id, id));

  return {
    name: mailJob,
    ...schedule,
    run: async ({ mail_id = '' }) => {
      const encrypted = await take(mail_id);
      if (encrypted === undefined) return throwIfClaimed(db, mail_id);
      try {
        await transport.send(mail_id, openMail(cipher, mail_id, encrypted));
      } catch (error) {
        const last_error = mailFailureReason(error);
        await note(mail_id, { last_error, taken_until: null });
        throw isPermanentRejection(error) ? new NoRetryError(last_error) : new Error(last_error);
      }
      const sent_at = clock.now();
      await note(mail_id, { sent_at, encrypted: null, person_indexes: [], last_error: null });
    },
    onDeadLetter: async ({ mail_id = '' }) => {
      await note(mail_id, { gave_up_at: clock.now() });
      log.error({ mail: mail_id }, 'a mail failed permanently');
    },
  };
}

/**
 * Throws if another process is sending the mail. Otherwise there is nothing left to send, and the
 * job is done.
 */
async function throwIfClaimed(db: Database, id: string): Promise<void> {
  const [waiting] = await rows(
    db,
    sql`select 1 from mail_outbox where id = ${id} and sent_at is null and encrypted is not null`,
  );
  if (waiting) throw new Error('Another process is sending this mail');
}
