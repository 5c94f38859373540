import type { Project } from '../project/project.ts';
import { isSource, type Problem, type Rule } from './rule.ts';

const list = 'docs/glossary.md';

type Entry = { name: string; except: string[] };

/** The rows of the table under a heading, each with its cells. */
function rowsUnder(heading: string, text: string): string[][] {
  const [, section = ''] = text.split(`\n## ${heading}\n`);
  const [table = ''] = section.split('\n## ');
  return table
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => line.split('|').map((cell) => cell.trim()));
}

/** `kernel`, `answer` (except packages/forms): a name and where it may stay. */
function entriesOf(cell: string): Entry[] {
  return [...cell.matchAll(/`([^`]+)`(?:\s*\(except ([^()]*)\))?/g)].map(
    ([, name = '', paths]) => ({
      name,
      except: paths?.split(',').map((path) => path.trim()) ?? [],
    }),
  );
}

function retiredNames({ files }: Project): Entry[] {
  const rows = rowsUnder('Names', files.get(list)?.text ?? '');
  return rows.flatMap((row) => entriesOf(row.at(-2) ?? ''));
}

function retiredPhrases({ files }: Project): { phrase: string; instead: string }[] {
  return rowsUnder('Phrases', files.get(list)?.text ?? '').map((row) => ({
    phrase: row[1] ?? '',
    instead: row[2] ?? '',
  }));
}

/** The words of a name in camel case: `keptMarkup` has `kept` and `markup`. */
function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[\s\-.]/)
    .map((word) => word.toLowerCase());
}

/** Blanks out comments and the insides of quotes; positions stay. */
function namesOnly(text: string): string {
  const blank = (part: string) => part.replace(/[^\n]/g, ' ');
  return text.replace(
    /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g,
    blank,
  );
}

/** Names with an underscore belong to a wire, a table or a catalogue of messages. */
const identifier = /(?<![\w$])[A-Za-z$][A-Za-z0-9$]*(?![\w$])/g;

function nameProblems(text: string, entries: Entry[]): Problem[] {
  const problems: Problem[] = [];
  for (const [index, line] of namesOnly(text).split('\n').entries()) {
    for (const [name] of line.matchAll(identifier)) {
      const found = entries.find((entry) =>
        /[A-Z]/.test(entry.name) ? entry.name === name : wordsOf(name).includes(entry.name),
      );
      if (!found) continue;
      problems.push({ line: index + 1, message: `'${name}' has another word in ${list}` });
    }
  }
  return problems;
}

function phraseProblems(text: string, project: Project): Problem[] {
  const phrases = retiredPhrases(project);
  return text.split('\n').flatMap((line, index) =>
    phrases
      .filter(({ phrase }) =>
        new RegExp(`(?<![\\w-])${phrase.replace(/ /g, '\\s+')}(?![\\w-])`, 'i').test(line),
      )
      .map(({ phrase, instead }) => ({
        line: index + 1,
        message: `'${phrase}': write ${instead} (${list})`,
      })),
  );
}

/** One word for each thing in the code, as `docs/glossary.md` lists them; and plain English. */
export const retiredWords: Rule = {
  name: 'retired-words',
  looksAt: (path) =>
    path !== list &&
    /^(apps|packages|tooling|docs|\.changeset|README\.md)/.test(path) &&
    !path.includes('CHANGELOG') &&
    !path.includes('/retired-words') &&
    (isSource(path) || path.endsWith('.md')),
  check({ path, text }, project) {
    const problems = phraseProblems(text, project);
    if (!isSource(path)) return problems;
    const entries = retiredNames(project).filter(
      ({ except }) => !except.some((folder) => path.startsWith(folder)),
    );
    const file = path.slice(path.lastIndexOf('/') + 1).replace(/\..*$/, '');
    const inFile = entries.find(({ name }) => wordsOf(file).includes(name.toLowerCase()));
    if (inFile)
      problems.push({ message: `'${inFile.name}' in a file name has another word in ${list}` });
    return [...problems, ...nameProblems(text, entries)];
  },
};
