import { dirname, join, relative } from 'node:path/posix';
import type { Project } from '../project/project.ts';
import { isSource, isTest, type Rule } from './rule.ts';

type Edge = { from: string; to: string; importer: string; imported: string };

/** The child of `folder` that holds `path`: a subfolder (`orders/`), or the file itself. */
function childOf(folder: string, path: string): string {
  const [first = '', ...rest] = relative(folder, path).split('/');
  return rest.length === 0 ? first : `${first}/`;
}

/** Every import between two children of a folder, for each folder of the workspace. */
function edgesByFolder(root: string, project: Project): Map<string, Edge[]> {
  const byFolder = new Map<string, Edge[]>();
  for (const file of project.files.values()) {
    if (!file.path.startsWith(`${root}/`) || !isSource(file.path) || isTest(file.path)) continue;
    for (const { specifier } of file.imports) {
      const imported = project.resolve(file.path, specifier);
      if (!imported?.startsWith(`${root}/`)) continue;
      let folder = dirname(file.path);
      while (!imported.startsWith(`${folder}/`)) folder = dirname(folder);
      const from = childOf(folder, file.path);
      const to = childOf(folder, imported);
      if (from === to) continue;
      const edges = byFolder.get(folder) ?? [];
      edges.push({ from, to, importer: file.path, imported });
      byFolder.set(folder, edges);
    }
  }
  return byFolder;
}

/** The shortest way back from `start` to itself through the edges, or undefined. */
function cycleThrough(start: string, edges: Edge[]): Edge[] | undefined {
  const queue: Edge[][] = edges.filter(({ from }) => from === start).map((edge) => [edge]);
  const seen = new Set<string>();
  for (const path of queue) {
    const last = path.at(-1)?.to ?? '';
    if (last === start) return path;
    if (seen.has(last)) continue;
    seen.add(last);
    queue.push(...edges.filter(({ from }) => from === last).map((edge) => [...path, edge]));
  }
  return undefined;
}

/** One cycle per set of children, so that a knot of two folders is reported once. */
function cyclesAmong(edges: Edge[]): Edge[][] {
  const found = new Map<string, Edge[]>();
  const folders = new Set(edges.map(({ from }) => from).filter((child) => child.endsWith('/')));
  for (const child of [...folders].sort()) {
    const cycle = cycleThrough(child, edges);
    if (!cycle) continue;
    const key = cycle
      .map(({ from }) => from)
      .sort()
      .join(' ');
    if (!found.has(key)) found.set(key, cycle);
  }
  return [...found.values()];
}

/**
 * Within an app or package, the children of a folder depend on each other in one direction. A
 * subfolder counts as one node, a file beside it as another, and type imports count. Tests,
 * stories and fixtures do not.
 */
export const folderCycles: Rule = {
  name: 'folder-cycles',
  looksAt: (path) => /^(apps|packages|tooling)\/[^/]+\/package\.json$/.test(path),
  check({ path }, project) {
    const root = dirname(path);
    return [...edgesByFolder(root, project)].flatMap(([folder, edges]) =>
      cyclesAmong(edges).map((cycle) => {
        const imports = cycle.map(
          ({ importer, imported }) =>
            `${relative(root, importer)} imports ${relative(root, imported)}`,
        );
        const where = join(relative(root, folder), '.');
        return { message: `Folder cycle in ${where}: ${imports.join('; ')}.` };
      }),
    );
  },
};
