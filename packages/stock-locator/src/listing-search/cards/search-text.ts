import { foldArabic } from '@mawkib/core/locale';

/** Letters of foreign sounds, and the ones most keyboards have in their place: روڤر, روفر. */
const defaultValue: Record<string, string> = { ڤ: 'ف', پ: 'ب', چ: 'ج', گ: 'ك', ژ: 'ز' };

/** The form in which words and vehicles are compared. */
export const searchText = (text: string): string =>
  foldArabic(text).replace(/[ڤپچگژ]/g, (letter) => defaultValue[letter] ?? letter);
