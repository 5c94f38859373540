import { foldArabic } from '@mawkib/core/locale';

/** Letters for foreign sounds, and their usual replacements on keyboards: روڤر, روفر. */
const defaultValue: Readonly<Record<string, string>> = { ڤ: 'ف', پ: 'ب', چ: 'ج', گ: 'ك', ژ: 'ز' };

/** Normalises spelling variants, case, digits and vowel marks for comparison. */
export const spelling = (text: string): string =>
  foldArabic(text).replace(/[ڤپچگژ]/g, (letter) => defaultValue[letter] ?? letter);

/**
 * A name without spaces, punctuation and vowel marks, but with its exact letters: `آي-بيس` is not
 * `إي-بيس`.
 */
export const written = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ڤپچگژ]/g, (letter) => defaultValue[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]|ـ/gu, '');
