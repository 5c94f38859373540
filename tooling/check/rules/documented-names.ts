import type { Project } from '../project/project.ts';
import type { Problem, Rule } from './rule.ts';

const entryPoint = /^packages\/core\/src\/[^/]+\/index\.ts$/;

const listed = /^export (?:type )?\{([^}]*)\} from '([^']+)';/gm;
const declared =
  /^export (?:declare )?(?:async )?(?:abstract )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm;

/** What an entry point lists: the name as it was declared, and the file that it is listed from. */
function* listedNames(text: string): Generator<{ name: string; from: string; line: number }> {
  for (const match of text.matchAll(listed)) {
    const line = text.slice(0, match.index).split('\n').length;
    for (const part of (match[1] ?? '').split(',')) {
      const [name = ''] = part
        .trim()
        .replace(/^type\s+/, '')
        .split(/\s+as\s+/);
      if (name !== '') yield { name, from: match[2] ?? '', line };
    }
  }
}

/** A name is documented when a docstring ends right above one of its declarations. */
function isDocumented(text: string, name: string): boolean | undefined {
  const places = [...text.matchAll(declared)].filter(([, found]) => found === name);
  if (places.length === 0) return undefined;
  return places.some(({ index }) =>
    /\*\/\s*(\/\/ biome-ignore[^\n]*\n\s*)?$/.test(text.slice(0, index)),
  );
}

function problemOf(
  project: Project,
  path: string,
  name: string,
  seen = new Set<string>(),
): string | undefined {
  const file = project.files.get(path);
  if (!file || seen.has(path)) return undefined;
  seen.add(path);
  const documented = isDocumented(file.text, name);
  if (documented === true) return undefined;
  if (documented === false) return `'${name}' has no docstring in ${path}`;
  const via = [...listedNames(file.text)].find((found) => found.name === name);
  const next = via && project.resolve(path, via.from);
  return next === undefined ? undefined : problemOf(project, next, name, seen);
}

/** A market reads what a name does, in which units and with which defaults, where it imports it. */
export const documentedNames: Rule = {
  name: 'documented-names',
  looksAt: (path) => entryPoint.test(path),
  check: ({ path, text }, project) =>
    [...listedNames(text)].flatMap(({ name, from, line }): Problem[] => {
      const source = project.resolve(path, from);
      const message = source && problemOf(project, source, name);
      return message === undefined ? [] : [{ line, message }];
    }),
};
