import type { Project } from '@mawkib/check/project';

const declaration =
  /^(\/\*\*(?:(?!\*\/)[\s\S])*?\*\/\n)?export (?:async )?(?:function\*?|const|let|class)\s+([\w$]+)/gm;

/** Values of entry points that no other workspace imports, by entry. */
export function unusedExports(project: Project): Map<string, string[]> {
  const used = new Map<string, Set<string>>();
  for (const { path, imports } of project.files.values()) {
    if (/\.test\.tsx?$/.test(path)) continue;
    for (const { specifier, names } of imports) {
      if (!specifier.startsWith('@mawkib/')) continue;
      const taken = used.get(specifier) ?? new Set();
      for (const { imported } of names ?? [{ imported: '*' }]) taken.add(imported);
      used.set(specifier, taken);
    }
  }
  const found = new Map<string, string[]>();
  const add = (specifier: string, names: readonly string[]) => {
    const users = used.get(specifier);
    if (users?.has('*')) return;
    const unused = names.filter((name) => !users?.has(name));
    if (unused.length > 0) found.set(specifier, unused);
  };
  for (const { name, folder, exports } of project.workspaces) {
    if (!folder.startsWith('packages/')) continue;
    for (const subpath of Object.keys(exports)) {
      if (subpath.endsWith('.json') || subpath.includes('*')) continue;
      const specifier = name + subpath.slice(1);
      const service = /^\.\/contracts\/(\w+)$/.exec(subpath)?.[1];
      if (service) {
        const inside = `${folder}/src/contracts/${service}/`;
        add(
          specifier,
          [...project.files.values()]
            .filter(({ path }) => path.startsWith(inside) && !/\.(?:test|fixture)\.ts$/.test(path))
            .flatMap(({ text }) => namesIn(text)),
        );
        continue;
      }
      const path = project.resolve(folder, specifier);
      const file = path && project.files.get(path);
      if (!file) continue;
      const listed = file.imports
        .filter(({ reExport, clause }) => reExport && !clause.startsWith('type'))
        .flatMap(({ names }) => (names ?? []).map(({ local }) => local));
      add(specifier, [...listed, ...namesIn(file.text)]);
    }
  }
  return found;
}

const namesIn = (text: string): string[] =>
  [...text.matchAll(declaration)]
    .filter(([, comment = '']) => !comment.includes('@internal'))
    .map(([, , name = '']) => name);
