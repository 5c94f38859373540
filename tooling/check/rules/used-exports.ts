import { withoutComments } from '../project/imports.ts';
import type { Project, SourceFile } from '../project/project.ts';
import { deliberateExports } from './deliberate-exports.ts';
import { isTest, type Problem, type Rule } from './rule.ts';

/** An entry point of a package: `@mawkib/core/locale` is `packages/core/src/locale/index.ts`. */
type Entry = { specifier: string; folder: string; path: string };

type Exceptions = Readonly<Record<string, { names: string; why: string }[]>>;

const isStory = (path: string) => path.endsWith('.stories.tsx');
const isGuide = (path: string) => /^(packages\/[^/]+\/README|docs\/guides\/[^/]+)\.md$/.test(path);
const wordsOf = (text: string) => text.match(/[A-Za-z_$][\w$]*/g) ?? [];

function entriesOf(project: Project): Entry[] {
  return project.workspaces
    .filter(({ folder }) => folder.startsWith('packages/'))
    .flatMap(({ name, folder, exports }) =>
      Object.keys(exports)
        .filter((subpath) => !subpath.includes('*') && !subpath.endsWith('.json'))
        .flatMap((subpath) => {
          const specifier = name + subpath.slice(1);
          const path = project.resolve(folder, specifier);
          return path === undefined ? [] : [{ specifier, folder, path }];
        }),
    );
}

/** Values that a file exports, by imported name; without types. */
function exportsOf({ imports, text }: SourceFile): string[] {
  const code = withoutComments(text);
  const declared = code.matchAll(/^export (?:async )?(?:function\*?|const|let|class)\s+([\w$]+)/gm);
  const listed = [...code.matchAll(/^export \{([^}]*)\};?$/gm)].flatMap(([, list = '']) =>
    list.split(',').map(
      (part) =>
        part
          .trim()
          .split(/\s+as\s+/)
          .at(-1) ?? '',
    ),
  );
  const passedOn = imports
    .filter(({ reExport, clause }) => reExport && !clause.startsWith('type'))
    .flatMap(({ names }) => (names ?? []).map(({ local }) => local));
  const all = [...[...declared].map(([, name = '']) => name), ...listed, ...passedOn];
  return [...new Set(all)].filter((name) => name !== '' && !name.startsWith('type '));
}

/** Names in code of the package's README and of the guides. */
function namesInGuides(project: Project, { folder }: Entry): string[] {
  return [...project.files.values()]
    .filter(({ path }) => isGuide(path) && /^(docs\/|packages\/)/.test(path))
    .filter(({ path }) => path.startsWith('docs/') || path === `${folder}/README.md`)
    .flatMap(({ text }) => text.match(/```[a-z]*\n[\s\S]*?```|`[^`\n]+`/g) ?? [])
    .flatMap(wordsOf);
}

/**
 * Names that other packages, apps, tooling and stories import from each entry point, by its file.
 */
function usedNames(project: Project, entries: readonly Entry[]): Map<string, Set<string>> {
  const used = new Map(entries.map(({ path }) => [path, new Set<string>()]));
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));
  for (const { path, imports, text } of project.files.values()) {
    if (isTest(path) && !isStory(path) && !path.endsWith('.e2e.ts')) continue;
    for (const { specifier, names } of imports) {
      const entry = byPath.get(project.resolve(path, specifier) ?? '');
      if (!entry || entry.path === path) continue;
      const taken = names?.map(({ imported }) => imported) ?? wordsOf(withoutComments(text));
      for (const name of taken) used.get(entry.path)?.add(name);
    }
  }
  for (const entry of entries) {
    for (const name of namesInGuides(project, entry)) used.get(entry.path)?.add(name);
  }
  return used;
}

const views = new WeakMap<Project, { entries: Entry[]; used: Map<string, Set<string>> }>();

function viewOf(project: Project) {
  const known = views.get(project);
  if (known) return known;
  const entries = entriesOf(project);
  const view = { entries, used: usedNames(project, entries) };
  views.set(project, view);
  return view;
}

/** `@mawkib/blocks/*` covers every entry below; `*` as names covers every export. */
function exceptionsFor(exceptions: Exceptions, specifier: string): string[] {
  const pattern = specifier.replace(/\/[^/]+$/, '/*');
  return [exceptions[specifier] ?? exceptions[pattern] ?? []]
    .flat()
    .flatMap(({ names }) => names.split(/\s+/));
}

/**
 * Every value that a package's entry point exports has a consumer: an app, a package (its own other
 * entries too), tooling, a story, or code in the package's README or a guide; tests do not count.
 * Exceptions are in `deliberate-exports.ts` with their reason, as long as they are needed.
 */
export const createUsedExports = (exceptions: Exceptions): Rule => ({
  name: 'used-exports',
  looksAt: (path) => /^packages\/.*\.tsx?$/.test(path),
  check(file, project) {
    const { entries, used } = viewOf(project);
    return entries
      .filter(({ path }) => path === file.path)
      .flatMap(({ specifier, path }): Problem[] => {
        const names = exportsOf(file);
        const unused = names.filter((name) => !used.get(path)?.has(name));
        const kept = exceptionsFor(exceptions, specifier);
        const stale = kept.filter((name) => name !== '*' && !unused.includes(name));
        const lost = kept.includes('*') ? [] : unused.filter((name) => !kept.includes(name));
        return [
          ...lost.map((name) => ({
            message: `nobody uses '${name}' of ${specifier}: use it, leave it out, or give a reason in deliberate-exports.ts`,
          })),
          ...stale.map((name) => ({
            message: `deliberate-exports.ts need not name '${name}' of ${specifier}: it is used or gone`,
          })),
        ];
      });
  },
});

export const usedExports = createUsedExports(deliberateExports);
