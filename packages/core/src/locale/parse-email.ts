import { typedToken } from './typed-token.js';

const longest = 254;
// Of the HTML Standard, but dots stand between other signs (RFC 5321, dot-string).
const localPart = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const domain =
  /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?!\d+$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/;
// Letters of other scripts, which `URL` turns into punycode. None of the signs that end a host.
const international = /^[\p{L}\p{M}\p{N}.\u3002\u30fb\u00b7-]+$/u;

/**
 * The e-mail address that a person typed, with its domain in lower case and in ASCII
 * (`ali@شركة.امارات` has `xn--ogbpi5d.xn--mgbaam7a8h`), or null.
 */
export function parseEmail(text: string): string | null {
  if (text.length > longest * 2) return null;
  const [local = '', host = '', ...rest] = typedToken(text).split('@');
  if (rest.length > 0 || local.length > 64 || !localPart.test(local)) return null;
  const ascii = asciiHost(host);
  return domain.test(ascii) && local.length + ascii.length < longest ? `${local}@${ascii}` : null;
}

function asciiHost(host: string): string {
  if (/^[ -~]*$/.test(host)) return host.toLowerCase();
  if (!international.test(host)) return '';
  try {
    return new URL(`https://${host}`).hostname;
  } catch {
    return '';
  }
}
