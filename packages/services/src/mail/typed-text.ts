import { normaliseEmail } from '@mawkib/forms/engine';

/** Lines of a header hold no line breaks. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Joins words without showing: what stands on both sides is no address to a mail program. */
const joiner = '\u2060';

/**
 * What a stranger typed, as it may stand in a mail: without control and direction characters, and
 * with addresses broken for mail programs, which make links of all that looks like one.
 */
export const typedText = (text: string): string =>
  text
    .replace(/[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]+/gu, (found) =>
      /[\n\r\t\u2028\u2029]/.test(found) ? ' ' : '',
    )
    .replace(/(?<=\S)([.@:/])(?=\S)/g, `$1${joiner}`)
    .trim();

/** The same of an answer in a mail to staff; one that is an e-mail address stays as it is to be copied. */
export const typedAnswer = (text: string): string =>
  normaliseEmail(text) === null ? typedText(text) : text.trim();
