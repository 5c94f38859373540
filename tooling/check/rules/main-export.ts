import { basename } from 'node:path/posix';
import { withoutComments } from '../project/imports.ts';
import type { Project } from '../project/project.ts';
import { isTest, type Rule } from './rule.ts';

/** Roles that a file's name ends in; what such a file exports is named by its role. */
const roles =
  /\.(arbitrary|generated|styles|messages|definition|sample|samples|texts|config|d|client|setup|screen)\.[cm]?tsx?$/;

const conventional = new Set(['index', 'main', 'routes', 'root', 'preview']);

/** React Router finds the exports of its route modules by name. */
const isRouteModule = (path: string) =>
  /^(apps|packages)\/site\/app\/(routes\/.*|root\.tsx?|entry\.\w+\.tsx?)$/.test(path);

const isConfiguration = (path: string) => /(^|\/)(\.storybook|templates?)\//.test(path);

/** An entry point of its package is known by the name in `exports`. */
function isEntry(path: string, { workspaceOf }: Project): boolean {
  const { folder = '', exports = {} } = workspaceOf(path) ?? {};
  return JSON.stringify(exports).includes(`"./${path.slice(folder.length + 1)}"`);
}

/** A benchmark is a folder with a file of its name, which exports `run`. */
const isBenchmark = (path: string) => /^tooling\/bench\/([^/]+)\/\1\.ts$/.test(path);

/** Compared without dashes, dots and case: `create-page-store` is `createPageStore`. */
const plain = (name: string) => name.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();

/** `blocks.server.ts` is `blocks`, `entry.server.ts` may be `entryServer` as well. */
function namesOf(path: string): string[] {
  const stem = basename(path).replace(/\.[cm]?tsx?$/, '');
  return [plain(stem), plain(stem.replace(/\.server$/, ''))];
}

/** The exported names of a file's own, values and types; what it passes on is not its own. */
function exportsOf(text: string): string[] {
  const code = withoutComments(text);
  const declared = code.matchAll(
    /^export (?:default )?(?:declare )?(?:abstract )?(?:async )?(?:function\*?|const enum|const|let|class|enum|interface|type)\s+([\w$]+)/gm,
  );
  const listed = [...code.matchAll(/^export (?:type )?\{([^}]*)\}(?!\s*from)/gm)].flatMap(
    ([, list = '']) => list.split(','),
  );
  const destructured = [...code.matchAll(/^export const \{([^}]*)\}/gm)].flatMap(([, list = '']) =>
    list.split(','),
  );
  const named = [...listed, ...destructured].map(
    (part) =>
      part
        .trim()
        .replace(/^type\s+/, '')
        .split(/\s+as\s+|:\s*/)
        .at(-1) ?? '',
  );
  return [...[...declared].map(([, name = '']) => name), ...named].filter((name) => name !== '');
}

/** `block-edits` as words that its exports may share: `block`, `edit`. */
const wordsOf = (path: string) =>
  basename(path)
    .replace(/(\.server)?\.tsx?$/, '')
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .split(/[-.]/)
    .map((word) => plain(word).replace(/s$/, ''));

/** A file of several exports with a plural name: `block-edits.ts` for `insertBlock`, `moveBlock`. */
function isCollection(path: string, exported: readonly string[]): boolean {
  if (exported.length < 2 || !/[^s]s(\.server)?\.tsx?$/.test(path)) return false;
  const words = wordsOf(path);
  return exported.some((name) => words.some((word) => plain(name).includes(word)));
}

/**
 * A file that exports values or types exports one that has the file's name: `create-page-store.ts`
 * exports `createPageStore`. A collection without a main export has a plural name that says what its
 * exports are: `block-edits.ts`. Entries, configuration, benchmarks, route modules, tests and files with a role in
 * their name (`*.styles.ts`, `*.messages.ts`, `*.definition.ts`) are free.
 */
export const mainExport: Rule = {
  name: 'main-export',
  looksAt: (path) =>
    /^(apps|packages|tooling)\/.*\.tsx?$/.test(path) &&
    !isTest(path) &&
    !roles.test(path) &&
    !isConfiguration(path) &&
    !isBenchmark(path) &&
    !isRouteModule(path) &&
    !conventional.has(basename(path).replace(/\.tsx?$/, '')),
  check({ path, text }, project) {
    if (isEntry(path, project)) return [];
    const exported = exportsOf(text);
    const expected = namesOf(path);
    if (exported.length === 0 || isCollection(path, exported)) return [];
    if (exported.some((name) => expected.includes(plain(name)))) return [];
    const message = `exports ${exported.slice(0, 3).join(', ')}${exported.length > 3 ? ', …' : ''}, none named ${basename(path)}: name the file after its main export`;
    return [{ message }];
  },
};
