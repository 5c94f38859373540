import type { Project } from '../project/project.ts';
import { isSource, isTest, matchingLines, type Rule } from './rule.ts';

const list = 'docs/terms.md';
/** Words that visitors, feeds and attackers type. */
const typed = /^packages\/stock-locator\/src\/(text-search|feed\/propose)\/|\/testing\//;
/** Texts for staff only. */
const staff =
  /^packages\/editor\/|^packages\/services\/src\/(stock-import|api-docs|orders\/staff)\//;
/** Screens, services and engine of the stock import. */
const imports = /\/stock-import\/|\/admin\/stock\/|\/stock-locator\/src\/feed\//;

const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text);

interface Avoided {
  word: string;
  isIn(path: string): boolean;
}

/**
 * Meaning of a remark in brackets: where a word is forbidden. Undefined if no rule can check it.
 */
const places: Readonly<Record<string, Avoided['isIn']>> = {
  '': () => true,
  'staff may': (path) => !staff.test(path),
  'in staff texts': (path) => staff.test(path),
  'in imports': (path) => imports.test(path),
};

/** The last column of the tables: forbidden words. */
function avoidedWords({ files }: Project): Avoided[] {
  const rows = (files.get(list)?.text ?? '')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, thing = '']) => thing !== 'thing' && !/^-+$/.test(thing));
  const entriesOf = (cell = '') => cell.split(/[,،]/).map((entry) => entry.trim());
  // Each row starts and ends with a bar: thing, Arabic, English, not.
  const terms = new Set(rows.flatMap((row) => entriesOf(row[3]).map((term) => term.toLowerCase())));
  return rows
    .flatMap((row) => entriesOf(row.at(-2)))
    .flatMap((entry): Avoided[] => {
      const [, word = '', remark = ''] = /^([^()]*?)\s*(?:\(([^()]*)\))?$/.exec(entry) ?? [];
      const isIn = places[remark];
      return word && isIn && !terms.has(word.toLowerCase()) ? [{ word, isIn }] : [];
    });
}

/** Pattern of a term with article and prefixes such as «و» and «ل»; a unit stands alone. */
const arabicPattern = (word: string) => {
  if (word.length < 3) return new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u');
  const parts = word.split(' ').map((part) => part.replace(/^ال/, ''));
  return new RegExp(parts.join('\\s+(?:ال)?'));
};

/** Pattern of a word, singular or plural. */
const englishPattern = (word: string) =>
  new RegExp(`\\b${word.replace(/s$/, '').replace(/ /g, '\\s+')}s?\\b`, 'i');

const englishText = /(?<![\w.])"?en"?:\s*(?:\([^()]*\)\s*=>\s*)?(['"`])((?:\\.|(?!\1)[^\\])*)\1/gs;

/** Wording of the documents, which a requirement asks for (B-6-02). */
const toTheLetter = 'admin Dealers tab';

/** Keeps only the English texts of a file, in place, without placeholders. */
function englishTexts(text: string): string {
  const blank = (part: string) => part.replace(/[^\n]/g, ' ');
  let at = 0;
  let kept = '';
  for (const found of text.matchAll(englishText)) {
    const words = found[2] ?? '';
    const start = found.index + found[0].length - 1 - words.length;
    kept +=
      blank(text.slice(at, start)) +
      words.replace(/\$?\{[^}]*\}/g, blank).replaceAll(toTheLetter, blank(toTheLetter));
    at = start + words.length;
  }
  return kept;
}

/** One term for each thing and language, as `docs/terms.md` lists them. */
export const oneTerm: Rule = {
  name: 'one-term',
  looksAt: (path) =>
    /^(apps|packages|tooling\/(sandbox|sample-feeds))\//.test(path) &&
    (isSource(path) || path.endsWith('.json')) &&
    !isTest(path) &&
    !typed.test(path),
  check: ({ path, text }, project) => {
    const english = englishTexts(text);
    if (english === '' && !isArabic(text)) return [];
    return avoidedWords(project)
      .filter(({ isIn }) => isIn(path))
      .flatMap(({ word }) =>
        matchingLines(
          isArabic(word) ? text : english,
          isArabic(word) ? arabicPattern(word) : englishPattern(word),
          (found) => `'${found}' has another name in ${list}`,
        ),
      );
  },
};
