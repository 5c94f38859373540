/** Digits that stand for Arabic letters in Latin writing, as they sound: `7abshi`, `mosta3mal`. */
const letters: Readonly<Record<string, string>> = {
  2: 'a',
  3: 'a',
  5: 'kh',
  6: 't',
  7: 'h',
  9: 's',
};

const fewestLetters = 3;

/** A digit between letters or before them, or one that ends a word behind a vowel: `wase3`. */
const arabizi = /^[2-7]?(?:[a-z]+[235679])*[a-z]+[2379]?$/;

/**
 * A word in Arabizi with its digits as letters, in lower case; any other word in lower case alone.
 * What has few letters, many digits or a digit behind a consonant at its end is a code or a name.
 */
export function arabiziText(word: string): string {
  const lower = word.toLowerCase();
  const digits = lower.replace(/[a-z]/g, '').length;
  if (!arabizi.test(lower) || digits > 2 || lower.length - digits < fewestLetters) return lower;
  if (/[^aeiou][0-9]$/.test(lower)) return lower;
  return lower.replace(/[0-9]/g, (digit) => letters[digit] ?? digit);
}
