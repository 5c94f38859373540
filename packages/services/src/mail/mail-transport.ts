import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import type { MailMessage } from '../db/schema/mail-outbox.js';

/**
 * Sends one mail, or rejects. The id becomes the Message-ID, so a mail sent twice can be
 * recognised.
 */
export interface MailTransport {
  send(id: string, message: MailMessage): Promise<void>;
  close(): void;
}

interface MailConfig {
  /** Without a mail server, mails are written to its folder `mail`. */
  dataDir: string;
  /** `url`: of an SMTP server, if any. */
  mail: { url: string | undefined; from: string };
}

export function createMailTransport(config: MailConfig, log: Logger): MailTransport {
  const { url } = config.mail;
  return url ? overSmtp(url, config.mail.from) : intoFolder(config, log);
}

const stampOf = (id: string, from: string) => `<${id}@${from.split('@').at(-1)?.replace('>', '')}>`;

/** Of mails that no person writes: out-of-office replies skip them (RFC 3834, 5; Exchange). */
const automatic = {
  'Auto-Submitted': 'auto-generated',
  'X-Auto-Response-Suppress': 'OOF, AutoReply',
};

/** The message with its id, from the deployment's address and the mail's sender name. */
const envelopeOf = (id: string, { fromName, about: _, ...message }: MailMessage, from: string) => ({
  ...message,
  ...(fromName && { from: { name: fromName, address: addressOf(from) } }),
  messageId: stampOf(id, from),
  headers: automatic,
});

/** The address of `Mawkib <no-reply@example.test>` or of a bare address. */
const addressOf = (from: string) => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;

function overSmtp(url: string, from: string): MailTransport {
  const transport = createTransport(withDefaults(url), { from });
  return {
    async send(id, message) {
      await transport.sendMail(envelopeOf(id, message, from));
    },
    close: () => transport.close(),
  };
}

const localNames = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Adds timeouts, so that a hanging server does not outlast a job's claim on a mail, and requires
 * TLS for passwords to other machines. Parameters of the URL take precedence.
 */
function withDefaults(address: string): string {
  const url = new URL(address);
  const defaultParams = new Map(
    ['connectionTimeout', 'greetingTimeout', 'socketTimeout'].map((name) => [name, '15000']),
  );
  const isSecret = url.password !== '' && !localNames.includes(url.hostname);
  if (url.protocol === 'smtp:' && isSecret) defaultParams.set('requireTLS', 'true');
  for (const [name, value] of defaultParams) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, value);
  }
  return url.href;
}

/** Writes each mail to a file, which mail clients can open, when there is no mail server. */
function intoFolder({ dataDir, mail: { from } }: MailConfig, log: Logger): MailTransport {
  const folder = path.join(dataDir, 'mail');
  const transport = createTransport({ streamTransport: true, buffer: true }, { from });
  return {
    async send(id, message) {
      const { message: content } = await transport.sendMail(envelopeOf(id, message, from));
      const file = path.join(folder, `${id}.eml`);
      const draft = `${file}.${randomUUID()}.tmp`;
      await mkdir(folder, { recursive: true });
      await writeFile(draft, content as Buffer, { mode: 0o600 });
      await rename(draft, file);
      log.info({ file }, 'a mail was written; set SMTP_URL to send it');
    },
    close: () => transport.close(),
  };
}
