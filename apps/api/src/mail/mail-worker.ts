import { sql } from 'drizzle-orm';
import { rows } from '../db/rows.js';
import type { MailMessage } from '../db/schema/mail.js';
import type { Kernel } from '../frame/kernel.js';
import { loggable } from '../frame/log.js';
import type { MailTransport } from './mail-transport.js';

/** How long a taken mail is left to the one who took it; after that it was killed on the way. */
const sendMs = 60_000;
const firstRetryMs = 5_000;
const mostRetryMs = 3_600_000;
const giveUpAfterMs = 3 * 24 * 3_600_000;
const pollMs = 2_000;

export interface MailWorker {
  /** Sends everything that is due; answers how many were sent. */
  drain(): Promise<number>;
  /** Looks now instead of at the next turn. */
  wake(): void;
  start(): void;
  /** Waits for the mail that is on its way. */
  stop(): Promise<void>;
}

type WorkerKernel = Pick<Kernel, 'db' | 'clock' | 'log'>;

/** Waits between attempts: 5 s, doubled every time, at most an hour. */
export const retryDelay = (attempts: number) =>
  Math.min(mostRetryMs, firstRetryMs * 2 ** Math.max(0, attempts - 1));

/**
 * Empties the outbox. A mail is taken by one worker, whichever process it runs in, and sent at
 * least once: only a kill between sending and noting it sends the same mail, by the same
 * Message-ID, again.
 */
export function createMailWorker(
  { db, clock, log }: WorkerKernel,
  transport: MailTransport,
): MailWorker {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> | undefined;
  let started = false;
  let stopping = false;

  const take = async () => {
    const now = clock.now();
    const [taken] = await rows<Taken>(
      db,
      sql`update mail_outbox set attempts = attempts + 1, due_at = ${new Date(now.getTime() + sendMs).toISOString()}::timestamptz
        where id = (
          select id from mail_outbox
          where sent_at is null and gave_up_at is null and due_at <= ${now.toISOString()}::timestamptz
          order by due_at limit 1 for update skip locked
        )
        returning id, attempts, message, created_at::text as created_at`,
    );
    return taken;
  };

  const deliver = async ({ id, attempts, message, created_at }: Taken) => {
    try {
      if (message) await transport.send(id, message);
      await db.execute(sql`
        update mail_outbox set sent_at = ${clock.now().toISOString()}::timestamptz, message = null, last_error = null where id = ${id}`);
      return true;
    } catch (error) {
      const now = clock.now();
      const over = now.getTime() - new Date(created_at).getTime() >= giveUpAfterMs;
      const due = new Date(now.getTime() + retryDelay(attempts)).toISOString();
      const reason = error instanceof Error ? error.message.slice(0, 500) : 'unknown failure';
      await db.execute(sql`
        update mail_outbox set due_at = ${due}::timestamptz, last_error = ${reason},
          gave_up_at = ${over ? now.toISOString() : null}::timestamptz
        where id = ${id}`);
      log[over ? 'error' : 'warn'](
        { mail: id, attempts, error: loggable(error) },
        'a mail was not sent',
      );
      return false;
    }
  };

  const drain = async () => {
    let sent = 0;
    while (!stopping) {
      const taken = await take();
      if (!taken) break;
      if (await deliver(taken)) sent += 1;
    }
    return sent;
  };

  const turn = (afterMs: number) => {
    clearTimeout(timer);
    if (!started || stopping) return;
    timer = setTimeout(() => {
      running ??= drain()
        .catch((error) => log.warn({ error: loggable(error) }, 'the mail outbox could not be read'))
        .finally(() => {
          running = undefined;
          turn(pollMs);
        });
    }, afterMs);
    timer.unref();
  };

  return {
    drain,
    wake: () => turn(0),
    start: () => {
      started = true;
      turn(0);
    },
    stop: async () => {
      stopping = true;
      clearTimeout(timer);
      await running;
      transport.close();
    },
  };
}

interface Taken extends Record<string, unknown> {
  id: string;
  attempts: number;
  message: MailMessage | null;
  created_at: string;
}
