import { dirname, join } from 'node:path/posix';
import { type Import, importsOf } from './imports.ts';

export type SourceFile = { path: string; text: string; imports: Import[] };

type Target = string | { [condition: string]: Target };

export type Workspace = {
  name: string;
  /** Path from the root: `packages/core`. */
  folder: string;
  exports: Record<string, Target>;
};

export type Project = {
  files: ReadonlyMap<string, SourceFile>;
  workspaces: readonly Workspace[];
  workspaceOf: (path: string) => Workspace | undefined;
  /** The file that an import resolves to; undefined for a library or a missing entry. */
  resolve: (from: string, specifier: string) => string | undefined;
  /** The workspace of a bare specifier, and if its exports map has that entry. */
  entryOf: (specifier: string) => { workspace: Workspace; exported: boolean } | undefined;
};

type Manifest = { name: string; exports?: Target };

const isMap = (target: Target | undefined): target is Record<string, Target> =>
  typeof target === 'object' && Object.keys(target).every((key) => key.startsWith('.'));

function toWorkspace(file: SourceFile): Workspace {
  const { name, exports = {} } = JSON.parse(file.text) as Manifest;
  return { name, folder: dirname(file.path), exports: isMap(exports) ? exports : { '.': exports } };
}

function sourceOf(target: Target): string | undefined {
  if (typeof target === 'string') return target;
  const next = target['@mawkib/source'] ?? target.import ?? target.default;
  return next === undefined ? undefined : sourceOf(next);
}

/** Finds the exports entry for a subpath, with at most one `*` in its key as Node allows. */
function matchExport(workspace: Workspace, subpath: string) {
  const exact = workspace.exports[subpath];
  if (exact !== undefined) return { target: exact, star: '' };
  for (const [key, target] of Object.entries(workspace.exports)) {
    const [before = '', after] = key.split('*');
    if (after === undefined || !subpath.startsWith(before) || !subpath.endsWith(after)) continue;
    return { target, star: subpath.slice(before.length, subpath.length - after.length) };
  }
  return undefined;
}

const candidates = (path: string) => [
  path,
  path.replace(/\.jsx?$/, '.ts'),
  path.replace(/\.jsx?$/, '.tsx'),
  `${path}.ts`,
  `${path}.tsx`,
  `${path}/index.ts`,
];

/** Creates a project from texts, so that rules can be tested on invented files. */
export function createProject(texts: Record<string, string>): Project {
  const files = new Map(
    Object.entries(texts).map(([path, text]) => {
      const imports = /\.[cm]?[jt]sx?$/.test(path) ? importsOf(text) : [];
      return [path, { path, text, imports }];
    }),
  );
  const workspaces = [...files.values()]
    .filter((file) => /^(apps|packages|tooling)\/[^/]+\/package\.json$/.test(file.path))
    .map(toWorkspace);

  const split = (specifier: string) => {
    const workspace = workspaces.find(
      ({ name }) => specifier === name || specifier.startsWith(`${name}/`),
    );
    return workspace && { workspace, subpath: `.${specifier.slice(workspace.name.length)}` };
  };

  return {
    files,
    workspaces,
    workspaceOf: (path) => workspaces.find(({ folder }) => path.startsWith(`${folder}/`)),
    entryOf(specifier) {
      const found = split(specifier);
      if (!found) return undefined;
      const exported = matchExport(found.workspace, found.subpath) !== undefined;
      return { workspace: found.workspace, exported };
    },
    resolve(from, specifier) {
      if (specifier.startsWith('.')) {
        return candidates(join(dirname(from), specifier)).find((path) => files.has(path));
      }
      const found = split(specifier);
      const entry = found && matchExport(found.workspace, found.subpath);
      const source = entry && sourceOf(entry.target);
      if (!found || !entry || source === undefined) return undefined;
      const path = join(found.workspace.folder, source.replace('*', entry.star));
      return candidates(path).find((candidate) => files.has(candidate));
    },
  };
}
