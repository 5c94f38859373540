import { parseEmail } from '@mawkib/core/locale';

/** Headers must not contain line breaks. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** An invisible word joiner: mail clients do not detect addresses around it. */
const joiner = '\u2060';

/**
 * A visitor's text for use in a mail: without control and direction characters, and with URLs and
 * addresses defused, which mail clients would turn into links.
 */
export const typedText = (text: string): string =>
  text
    .replace(/[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]+/gu, (found) =>
      /[\n\r\t\u2028\u2029]/.test(found) ? ' ' : '',
    )
    .replace(/(?<=\S)([.@:/])(?=\S)/g, `$1${joiner}`)
    .trim();

/**
 * `typedText` for answers in mails to staff. An e-mail address stays unchanged, so that it can be
 * copied.
 */
export const typedAnswer = (text: string): string =>
  parseEmail(text) === null ? typedText(text) : text.trim();
