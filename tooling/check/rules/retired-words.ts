import type { Project } from '../project/project.ts';
import { isSource, matchingLines, type Problem, type Rule } from './rule.ts';

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

type Phrase = { phrase: string; instead: string; pattern: RegExp };

/** The glossary of a project, read once. `whole` has names with a capital, `words` parts of names. */
type Glossary = {
  whole: ReadonlyMap<string, Entry>;
  words: ReadonlyMap<string, Entry>;
  phrases: readonly Phrase[];
};

const glossaries = new WeakMap<Project, Glossary>();

function glossaryOf(project: Project): Glossary {
  const read = glossaries.get(project);
  if (read) return read;
  const text = project.files.get(list)?.text ?? '';
  const entries = rowsUnder('Names', text).flatMap((row) => entriesOf(row.at(-2) ?? ''));
  const isWhole = ({ name }: Entry) => /[A-Z]/.test(name);
  const byName = (some: Entry[]) => new Map(some.map((entry) => [entry.name, entry]));
  const glossary = {
    whole: byName(entries.filter(isWhole)),
    words: byName(entries.filter((entry) => !isWhole(entry))),
    phrases: rowsUnder('Phrases', text).map(([, phrase = '', instead = '']) => ({
      phrase,
      instead,
      pattern: new RegExp(`(?<![\\w-])${phrase.replace(/ /g, '\\s+')}(?![\\w-])`, 'i'),
    })),
  };
  glossaries.set(project, glossary);
  return glossary;
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

function nameProblems(text: string, find: (name: string) => Entry | undefined): Problem[] {
  return namesOnly(text)
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(identifier)]
        .filter(([name]) => find(name))
        .map(([name]) => ({
          line: index + 1,
          message: `'${name}' has another word in ${list}`,
        })),
    );
}

function phraseProblems(text: string, phrases: readonly Phrase[]): Problem[] {
  return phrases
    .filter(({ pattern }) => pattern.test(text))
    .flatMap(({ phrase, instead, pattern }) =>
      matchingLines(text, pattern, () => `'${phrase}': write ${instead} (${list})`),
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
    const { whole, words, phrases } = glossaryOf(project);
    const problems = phraseProblems(text, phrases);
    if (!isSource(path)) return problems;
    const mayStay = (entry: Entry) => entry.except.some((folder) => path.startsWith(folder));
    const find = (name: string) => {
      const entry =
        whole.get(name) ??
        wordsOf(name)
          .map((word) => words.get(word))
          .find((found) => found && !mayStay(found));
      return entry && !mayStay(entry) ? entry : undefined;
    };
    const file = path.slice(path.lastIndexOf('/') + 1).replace(/\..*$/, '');
    if (find(file)) problems.push({ message: `'${file}' has another word in ${list}` });
    return [...problems, ...nameProblems(text, find)];
  },
};
