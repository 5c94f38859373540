import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';

const folder = () => join(process.env.MAWKIB_E2E_DATA ?? '', 'mail');

/** The link to the site's `path` in the newest mail to an address; waits for the mail. */
export async function linkMailedTo(address: string, path: string): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(
      async () => {
        found = (await mailsTo(address)).flatMap(linksOf).find((link) => link.includes(path));
        return found;
      },
      { message: `a mail to ${address} with a link to ${path}` },
    )
    .toBeDefined();
  return found as string;
}

async function mailsTo(address: string): Promise<string[]> {
  const names = await readdir(folder()).catch(() => []);
  const files = names.filter((name) => name.endsWith('.eml')).map((name) => join(folder(), name));
  const mails = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return mails
    .map((mail) => mail.replaceAll('\r\n', '\n'))
    .filter((mail) => mail.split('\n\n', 1)[0]?.includes(address))
    .map(readText);
}

const linksOf = (text: string) => text.match(/https?:\/\/[^\s"<>]+/g) ?? [];

/** The plain-text part of a mail, decoded. */
function readText(mail: string): string {
  const boundary = /boundary="?([^";\n]+)/.exec(mail)?.[1];
  const parts = boundary ? mail.split(`--${boundary}`) : [mail];
  const text = parts.find((part) => /^content-type: text\/plain/im.test(part)) ?? mail;
  const at = text.trimStart().indexOf('\n\n') + text.length - text.trimStart().length;
  const [head, body] = [text.slice(0, at), text.slice(at).trim()];
  if (/^content-transfer-encoding: base64/im.test(head)) {
    return Buffer.from(body, 'base64').toString('utf8');
  }
  return /^content-transfer-encoding: quoted-printable/im.test(head) ? unquote(body) : body;
}

function unquote(text: string): string {
  const bytes = text
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
