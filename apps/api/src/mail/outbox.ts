import { randomUUID } from 'node:crypto';
import type { Database } from '../db/database.js';
import { type MailMessage, mailOutbox } from '../db/schema/mail.js';

/**
 * Promises a mail. Pass the transaction of what the mail tells of: then both are stored or neither,
 * and the worker sends it even when this process is killed right after the commit.
 */
export async function enqueueMail(tx: Database, message: MailMessage, now: Date): Promise<string> {
  const id = randomUUID();
  await tx.insert(mailOutbox).values({ id, message, created_at: now, due_at: now });
  return id;
}
