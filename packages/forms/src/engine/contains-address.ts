import { withoutInvisible } from '@mawkib/core/locale';
import { isTopDomain } from './is-top-domain.js';

const word = String.raw`[\p{L}\p{M}\p{N}-]`;
// What stands before a dot, and the whole word after it: `evil` and `com`, `م` and `سعيد`.
const dotted = new RegExp(String.raw`([^\s.]+)[.\u3002](?=(${word}+))`, 'gu');
// A path behind two words: `t.me/x`.
const path = new RegExp(String.raw`[^\s./]\.${word}{2,}(?::\d+)?/`, 'u');
const ipv4 = /\d{1,3}(?:\.\d{1,3}){3}/;
const scheme = /[a-z][a-z\d+.-]*:\/|\bwww\b|\b(?:mailto|tel|sms|data|javascript):/iu;

/**
 * True for text with a web address, a domain, an e-mail address or a line break. Names never have
 * these; spammers use name fields to put advertisements into mails. A dot alone makes no address:
 * `م.سعيد`, `J.Paul`.
 */
export function containsAddress(text: string): boolean {
  const seen = withoutInvisible(text).normalize('NFKC');
  return (
    /[\n\r\u2028\u2029@]/.test(text) ||
    [/@/, scheme, path, ipv4].some((address) => address.test(seen)) ||
    [...seen.matchAll(dotted)].some(([, name = '', ending = '']) => isDomain(name, ending))
  );
}

/**
 * Not after an initial (`A.Li`, `م.عمان`) nor where it is a name by its capital (`Chen.Li`,
 * `Dr.Al Ali`), unless people know the ending as nothing but one of addresses.
 */
function isDomain(name: string, ending: string): boolean {
  if (!isTopDomain(ending)) return false;
  if (/^(?:com|net|org)$/i.test(ending)) return true;
  const isInitial = /^[^\p{L}]*\p{L}\p{M}*$/u.test(name);
  return !isInitial && !/^\p{Lu}\p{Ll}$/u.test(ending);
}

const named = new Set([
  'name',
  'given-name',
  'additional-name',
  'family-name',
  'nickname',
  'address-level1',
  'address-level2',
]);

/** True for a field for the name of a person or a place, by its `autocomplete` or its id. */
export const isNameField = (field: { id: string; autocomplete?: string | undefined }): boolean =>
  named.has(field.autocomplete ?? '') || /^(?:[a-z]+[_-]?)?name$/i.test(field.id);
