import type { Problem, Rule } from './rule.ts';

const composition = /^tooling\/(serve|bench|e2e)\//;

/** The demo market's parts; `passed-catalogue` says which files may import them. */
const market = 'apps/market';

/** Packages are imported through their exports, and apps only by what composes them. */
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
