import { foldArabic } from '@mawkib/core/locale';

/** Letters of foreign sounds, and the ones most keyboards have in their place: روڤر, روفر. */
const defaultValue: Readonly<Record<string, string>> = { ڤ: 'ف', پ: 'ب', چ: 'ج', گ: 'ك', ژ: 'ز' };

/** The form in which words are compared: spelling variants, case, digits and vowel marks made one. */
export const spelling = (text: string): string =>
  foldArabic(text).replace(/[ڤپچگژ]/g, (letter) => defaultValue[letter] ?? letter);

/** A name without spaces, signs and vowel marks, but with its own letters: `آي-بيس` is not `إي-بيس`. */
export const written = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ڤپچگژ]/g, (letter) => defaultValue[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]|ـ/gu, '');
