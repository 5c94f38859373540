import type { Project } from '../project/project.ts';
import { isSource, isTest, matchingLines, type Rule } from './rule.ts';

const list = 'docs/terms.md';
/** Words that visitors, feeds and attackers type are another matter. */
const typed = /^packages\/stock-locator\/src\/(words|feed\/propose)\/|\/testing\//;
/** What only staff read. */
const staff = /^packages\/editor\/|^packages\/services\/src\/(stock-import|reference)\//;
const staffMay = '(staff may)';

interface Avoided {
  word: string;
  isForStaff: boolean;
}

/** The last column of the list's table, Arabic alone: what nothing is called. */
function avoidedWords({ files }: Project): Avoided[] {
  const rows = (files.get(list)?.text ?? '').split('\n').filter((line) => line.startsWith('|'));
  return rows
    .flatMap((row) => row.split('|').at(-2)?.split(/[,،]/) ?? [])
    .filter((entry) => /\p{Script=Arabic}/u.test(entry))
    .map((entry) => ({
      word: entry.replace(staffMay, '').trim(),
      isForStaff: entry.includes(staffMay),
    }));
}

/** A term with and without its article, «و», «ل» and the like before it; a unit stands alone. */
const patternOf = (word: string) => {
  if (word.length < 4) return new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u');
  const parts = word.split(' ').map((part) => part.replace(/^ال/, ''));
  return new RegExp(parts.join('\\s+(?:ال)?'));
};

/** One Arabic term for each thing, as `docs/terms.md` lists them. */
export const oneTerm: Rule = {
  name: 'one-term',
  looksAt: (path) =>
    /^(apps|packages|tooling\/(sandbox|sample-feeds))\//.test(path) &&
    (isSource(path) || path.endsWith('.json')) &&
    !isTest(path) &&
    !typed.test(path),
  check: ({ path, text }, project) =>
    /\p{Script=Arabic}/u.test(text)
      ? avoidedWords(project)
          .filter(({ isForStaff }) => !(isForStaff && staff.test(path)))
          .flatMap(({ word }) =>
            matchingLines(
              text,
              patternOf(word),
              (found) => `'${found}' has another name in ${list}`,
            ),
          )
      : [],
};
