import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import type { ApiConfig } from '../config.js';
import type { MailMessage } from '../db/schema/mail.js';

/** Sends one mail or rejects. The id names the mail: sent twice, it is the same mail twice. */
export interface MailTransport {
  send(id: string, message: MailMessage): Promise<void>;
  close(): void;
}

type MailConfig = Pick<ApiConfig, 'mail' | 'dataDir'>;

export function createMailTransport(config: MailConfig, log: Logger): MailTransport {
  const { url } = config.mail;
  return url ? overSmtp(url, config.mail.from) : intoFolder(config, log);
}

const stampOf = (id: string, from: string) => `<${id}@${from.split('@').at(-1)?.replace('>', '')}>`;

function overSmtp(url: string, from: string): MailTransport {
  const transport = createTransport(withTimeouts(url), { from });
  return {
    async send(id, message) {
      await transport.sendMail({ ...message, messageId: stampOf(id, from) });
    },
    close: () => transport.close(),
  };
}

/** A silent server must not outlast the worker's claim on a mail; an address may say otherwise. */
function withTimeouts(address: string): string {
  const url = new URL(address);
  for (const name of ['connectionTimeout', 'greetingTimeout', 'socketTimeout']) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, '15000');
  }
  return url.href;
}

/** Without a mail server each mail becomes a file that any mail program opens. */
function intoFolder({ dataDir, mail: { from } }: MailConfig, log: Logger): MailTransport {
  const folder = path.join(dataDir, 'mail');
  const transport = createTransport({ streamTransport: true, buffer: true }, { from });
  return {
    async send(id, message) {
      const { message: content } = await transport.sendMail({
        ...message,
        messageId: stampOf(id, from),
      });
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
