import { foldArabic } from '@mawkib/core/locale';

/** Letters for foreign sounds, and their usual replacements on keyboards: روڤر, روفر. */
const defaultValue: Record<string, string> = { ڤ: 'ف', پ: 'ب', چ: 'ج', گ: 'ك', ژ: 'ز' };

/** Normalised form for comparing words. */
export const searchText = (text: string): string =>
  foldArabic(text).replace(/[ڤپچگژ]/g, (letter) => defaultValue[letter] ?? letter);
