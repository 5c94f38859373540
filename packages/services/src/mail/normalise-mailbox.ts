import { parseEmail } from '@mawkib/core/locale';

/** Providers that ignore dots before the @. */
const dotless: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/**
 * Normalises an address for limits: `No.Ura+cars@Gmail.com` and `noura@gmail.com` are one mailbox.
 * Invalid addresses are returned in lower case.
 */
export function normaliseMailbox(address: string): string {
  const [local = '', host = ''] = (parseEmail(address) ?? address).toLowerCase().split('@');
  const bare = local.replace(/\+.*$/, '') || local;
  return `${dotless.has(host) ? bare.replaceAll('.', '') : bare}@${host}`;
}
