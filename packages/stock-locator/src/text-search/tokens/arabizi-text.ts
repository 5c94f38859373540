/** Digits for Arabic letters in Latin script, by sound: `7abshi`, `mosta3mal`. */
const letters: Readonly<Record<string, string>> = {
  2: 'a',
  3: 'a',
  5: 'kh',
  6: 't',
  7: 'h',
  9: 's',
};

const fewestLetters = 3;

/** A digit between or before letters, or at the end after a vowel: `wase3`. */
const arabizi = /^[2-7]?(?:[a-z]+[235679])*[a-z]+[2379]?$/;

/**
 * Replaces the digits of an Arabizi word by letters; other words are only converted to lower case.
 * Words with few letters, many digits or a digit after a final consonant are codes or names.
 */
export function arabiziText(word: string): string {
  const lower = word.toLowerCase();
  const digits = lower.replace(/[a-z]/g, '').length;
  if (!arabizi.test(lower) || digits > 2 || lower.length - digits < fewestLetters) return lower;
  if (/[^aeiou][0-9]$/.test(lower)) return lower;
  return lower.replace(/[0-9]/g, (digit) => letters[digit] ?? digit);
}
