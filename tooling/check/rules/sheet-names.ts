import { withoutComments } from '../project/imports.ts';
import type { Project, SourceFile } from '../project/project.ts';
import { isSource, isTest, type Rule } from './rule.ts';

const sheets = /\b(?:definePrimitiveStyles|defineStyles)\(\s*'([a-z0-9-]+)'\s*,/g;
const ruleKeys = /^ {2}'?([A-Za-z0-9-]+)'?:/gm;

const looksAt = (path: string) =>
  /^(packages|apps)\//.test(path) && isSource(path) && !isTest(path);

/** Class names of a file's styles, each with the position of its definition. */
function* classesIn({ text }: SourceFile): Generator<{ name: string; at: number }> {
  const code = withoutComments(text);
  const found = [...code.matchAll(sheets)];
  for (const [place, { 1: sheet, index }] of found.entries()) {
    const body = code.slice(index, found[place + 1]?.index);
    for (const [, key] of body.matchAll(ruleKeys)) {
      yield { name: key === 'root' ? `mk-${sheet}` : `mk-${sheet}-${key}`, at: index };
    }
  }
}

const kept = new WeakMap<Project, Map<string, string[]>>();

/** Files that define each class. */
function makers(project: Project): Map<string, string[]> {
  const known = kept.get(project);
  if (known) return known;
  const all = new Map<string, string[]>();
  for (const file of project.files.values()) {
    if (!looksAt(file.path)) continue;
    for (const { name } of classesIn(file)) all.set(name, [...(all.get(name) ?? []), file.path]);
  }
  kept.set(project, all);
  return all;
}

/** Two styles with the same class style each other's elements, and only one is sent. */
export const sheetNames: Rule = {
  name: 'sheet-names',
  looksAt,
  check(file, project) {
    const told = new Set<number>();
    return [...classesIn(file)].flatMap(({ name, at }) => {
      const others =
        makers(project)
          .get(name)
          ?.filter((path) => path !== file.path) ?? [];
      if (others.length === 0 || told.has(at)) return [];
      told.add(at);
      const line = withoutComments(file.text).slice(0, at).split('\n').length;
      return [{ line, message: `the class '${name}' is made in ${others.join(', ')} too` }];
    });
  },
};
