import { parseDigits } from '@mawkib/core/locale';
import { cleanToken } from './clean-text.js';

const longest = 254;
const localPart = /^[a-z0-9_'+-]+(?:\.[a-z0-9_'+-]+)*$/i;
const domain = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i;

/**
 * The address with its domain in lower case, or `null`. Stricter than `z.email()` of the contracts,
 * so a browser never accepts an address that the service rejects.
 */
export function normaliseEmail(text: string): string | null {
  if (text.length > longest * 2) return null;
  const [local = '', host = '', ...rest] = parseDigits(cleanToken(text)).split('@');
  if (rest.length > 0 || local.length > 64 || local.length + host.length >= longest) return null;
  if (!localPart.test(local) || local.endsWith("'") || !domain.test(host)) return null;
  return `${local}@${host.toLowerCase()}`;
}
