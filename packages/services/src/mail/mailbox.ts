import { normaliseEmail } from '@mawkib/forms/engine';

/** Mailbox providers that take no heed of dots before the @. */
const dotless: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox that an address leads to, as limits count it: `No.Ura+cars@Gmail.com` and
 * `noura@gmail.com` are one. The address itself, in lower case, where it is none.
 */
export function mailboxOf(address: string): string {
  const [local = '', host = ''] = (normaliseEmail(address) ?? address).toLowerCase().split('@');
  const bare = local.replace(/\+.*$/, '') || local;
  return `${dotless.has(host) ? bare.replaceAll('.', '') : bare}@${host}`;
}
