const arabic: Readonly<Record<string, string>> = {
  ا: 'a',
  ب: 'b',
  ت: 't',
  ث: 's',
  ج: 'j',
  ح: 'h',
  خ: '#',
  د: 'd',
  ذ: 'z',
  ر: 'r',
  ز: 'z',
  س: 's',
  ش: '$',
  ص: 's',
  ض: 'd',
  ط: 't',
  ظ: 'z',
  ع: 'a',
  غ: 'g',
  ف: 'f',
  ق: 'q',
  ك: 'k',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
  و: 'w',
  ي: 'y',
};

/** English spellings and their sounds, see `phoneticLetters`. */
const latin: readonly (readonly [RegExp, string])[] = [
  [/sh/g, '$'],
  [/tch|ch/g, '%'],
  [/kh/g, '#'],
  [/gh/g, 'g'],
  [/ph|v/g, 'f'],
  [/th/g, 't'],
  [/ck/g, 'k'],
  [/qu/g, 'kw'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/x/g, 'ks'],
  [/oo|ou/g, 'w'],
  [/ee|ea/g, 'y'],
];

/** Sound of a text, with data for fast rejection. */
export interface PhoneticKey {
  /** Indexes in `phoneticLetters`; no spaces, no letter twice in a row. */
  readonly letters: Uint8Array;
  /** Number of consonants. */
  readonly consonants: number;
  /** One bit per family of letters in the text; letters of two families are never similar. */
  readonly families: number;
}

/** Common alphabet of Arabic and Latin letters: `$` is sh, `%` is ch, `#` is kh. */
export const phoneticLetters = 'abcdefghijklmnopqrstuvwxyz0123456789$%#';

const families = ['bp', 'f', 'dgjkqstz#$%h', 'mn', 'l', 'r', '0123456789'];

/** Letters that may be missing: Arabic omits most of them. */
export const isVowel = (letter: string): boolean => 'aeiouwy'.includes(letter);

/**
 * Sound of a text, so that `رنج روفر` and `Range Rover` are close. Takes the output of `spelling`.
 */
export function phoneticKey(folded: string): PhoneticKey {
  const heard = /[a-z]/.test(folded) ? latinSound(folded) : folded;
  const letters: number[] = [];
  let consonants = 0;
  let bits = 0;
  for (const each of heard) {
    const letter = arabic[each] ?? each;
    const index = phoneticLetters.indexOf(letter);
    if (index < 0 || (index === letters.at(-1) && !/\d/.test(letter))) continue;
    letters.push(index);
    if (isVowel(letter)) continue;
    consonants++;
    bits |= 1 << families.findIndex((family) => family.includes(letter));
  }
  // The final letter of `كوبيه` sounds like its vowel.
  if (heard.endsWith('ه')) consonants--;
  return { letters: Uint8Array.from(letters), consonants, families: bits };
}

const isVowelAt = [...phoneticLetters].map(isVowel);
const familyAt = [...phoneticLetters].map((letter) =>
  families.findIndex((family) => family.includes(letter)),
);

/** Family of the first consonant, -1 without one. Words with a typo rarely differ in it. */
export function firstFamily({ letters }: PhoneticKey): number {
  const first = letters.find((letter) => !isVowelAt[letter]);
  return first === undefined ? -1 : (familyAt[first] ?? -1);
}

const latinSound = (text: string) =>
  latin.reduce((heard, [letters, sound]) => heard.replace(letters, sound), text);
