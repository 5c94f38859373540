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
 * The form in which search compares texts: spelling variants of alef, hamza, yaa, kaf and ta
 * marbuta made one, vowel marks, tatweel and invisible characters dropped, digits 0-9, lower case,
 * single spaces. Folding twice is folding once.
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

/** A name as matching compares it: trimmed, spaces as underscores, lower case. */
export const normaliseName = (name: string): string =>
  name.trim().replace(/\s/g, '_').toLowerCase();
