import type { Project } from '../project/project.ts';
import { isTest, type Problem, type Rule } from './rule.ts';

const heavy = /^(zod|axios|sanitize-html|markdown-it)($|\/)/;

const notForVisitors = [
  /^packages\/(blocks\/src\/editor|ui\/src\/rich-text)\//,
  /^packages\/[^/]+\/src\/(.+\/)?(stories|fixtures|testing)\//,
  /^(packages|apps)\/site\/(.+\/)?staff\//,
  // Code for staff only.
  /^packages\/editor\//,
];
const entry = [
  /^packages\/[^/]+\/src\/(.+\/)?[A-Z]\w*\.tsx$/,
  /^packages\/blocks\/src\/index\.ts$/,
  /^(packages|apps)\/site\/(.+\/)?[A-Z]\w*\.tsx$/,
  /^packages\/site\/app\/client-entry\.tsx$/,
  /^apps\/site\/app\/entry\.client\.ts$/,
];

/**
 * Import chains from a file to a heavy library through static imports. `name` is the requested
 * export: packages have no side effects, so in a barrel only the re-export of that name is
 * followed.
 */
function* waysFrom(
  project: Project,
  path: string,
  name: string | undefined,
  trail: readonly string[],
  seen: Set<string>,
): Generator<string[]> {
  const key = `${path}#${name ?? '*'}`;
  const file = project.files.get(path);
  if (!file || seen.has(key)) return;
  seen.add(key);
  const reExports = file.imports.filter((found) => found.reExport && !found.typeOnly);
  const requested = reExports.filter(
    ({ names }) => name === undefined || names?.some(({ local }) => local === name) !== false,
  );
  const passesOn = name !== undefined && requested.some(({ names }) => names !== undefined);
  const own = file.imports.filter((found) => !found.reExport && !found.typeOnly && !found.dynamic);

  for (const { specifier, names, reExport } of passesOn ? requested : [...own, ...requested]) {
    if (heavy.test(specifier)) yield [...trail, specifier];
    const next = project.resolve(path, specifier);
    if (next === undefined) continue;
    const wanted =
      reExport && name !== undefined ? names?.filter(({ local }) => local === name) : names;
    const targets = wanted?.map(({ imported }) => imported) ?? [undefined];
    for (const target of targets) {
      yield* waysFrom(project, next, target, [...trail, next], seen);
    }
  }
}

/**
 * Code for visitors never includes a validator, an HTTP library, a sanitiser or a Markdown parser.
 */
export const visitorWeight: Rule = {
  name: 'visitor-weight',
  looksAt: (path) =>
    entry.some((pattern) => pattern.test(path)) &&
    !notForVisitors.some((pattern) => pattern.test(path)) &&
    !isTest(path),
  check({ path }, project) {
    const problems = new Map<string, Problem>();
    for (const way of waysFrom(project, path, undefined, [], new Set())) {
      const library = way.at(-1) ?? '';
      if (!problems.has(library)) {
        problems.set(library, { message: `visitors would load ${way.join(' → ')}` });
      }
    }
    return [...problems.values()];
  },
};
