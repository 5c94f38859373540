import type { Problem, Rule } from './rule.ts';

const composition = /^tooling\/(serve|bench|e2e)\//;

/** What the demo market's applications are made with; `passed-catalogue` says who may take it. */
const market = 'apps/market';

/** A package is entered through its exports only, and an app by nobody but what puts them together. */
export const deepImports: Rule = {
  name: 'deep-imports',
  looksAt: (path) => /^(apps|packages|tooling)\/.*\.[cm]?[jt]sx?$/.test(path),
  check({ path, imports }, project) {
    const own = project.workspaceOf(path);
    return imports.flatMap(({ specifier, line }): Problem[] => {
      if (specifier.startsWith('.')) {
        const target = project.resolve(path, specifier);
        const other = target === undefined ? undefined : project.workspaceOf(target);
        if (!other || other === own) return [];
        return [{ line, message: `'${specifier}' reaches into ${other.name} past its exports` }];
      }
      const entry = project.entryOf(specifier);
      if (!entry) return [];
      const { workspace, exported } = entry;
      const isApp =
        workspace.folder.startsWith('apps/') && workspace.folder !== market && workspace !== own;
      if (isApp && !composition.test(path)) {
        return [{ line, message: `nothing imports an app, and '${specifier}' is one` }];
      }
      return exported
        ? []
        : [{ line, message: `${workspace.name} does not export '${specifier}'` }];
    });
  },
};
