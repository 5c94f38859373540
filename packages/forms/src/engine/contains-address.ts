// A name before a dot and an ending of two letters or more: `evil.example`, `موقع.شبكة`, `☕.example`.
const domain = /[^\s.][.\u3002\uff0e][\p{L}\p{M}]{2,}/u;
const ipv4 = /\d{1,3}(?:\.\d{1,3}){3}/;
const scheme = /[a-z][a-z\d+.-]*:\/|\bwww\b|\b(?:mailto|tel|sms|data|javascript):/iu;
const invisible = /[\u00ad\u200b-\u200f\u2060-\u2064\u061c\ufeff]/gu;

/**
 * True for text with a web address, a domain, an e-mail address or a line break. Names never have
 * these; spammers use name fields to put advertisements into mails.
 */
export function containsAddress(text: string): boolean {
  const seen = text.replace(invisible, '').normalize('NFKC');
  return (
    /[\n\r\u2028\u2029@]/.test(text) ||
    [/@/, scheme, domain, ipv4].some((address) => address.test(seen))
  );
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
