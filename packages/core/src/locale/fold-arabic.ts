import { parseDigits } from './digits.js';

const letters: Record<string, string> = {
  ٱ: 'ا',
  ٲ: 'ا',
  ٳ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ې: 'ي',
  ک: 'ك',
  ة: 'ه',
  ە: 'ه',
  ہ: 'ه',
  ھ: 'ه',
  ء: '',
};

/**
 * Normalizes text for searching: unifies spellings of alef, hamza, yaa, kaf and ta marbuta, drops
 * vowel marks, tatweel and invisible characters, converts to digits 0-9, lower case and single
 * spaces. Idempotent.
 */
export function foldArabic(text: string): string {
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}ـ]/gu, '');
  return parseDigits(plain)
    .replace(/[ٱٲٳىیېکةەہھء]/g, (letter) => letters[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();
}

/** Normalizes a name for comparison: trimmed, lower case, underscores for spaces. */
export const normaliseName = (name: string): string =>
  name.trim().replace(/\s/g, '_').toLowerCase();
