import type { Problem, Rule } from './rule.ts';

const shape = /^---\n((?:['"]?@?[\w./-]+['"]?: (?:patch|minor|major)\n)*)---\n\s*(\S[\s\S]*)?$/;

/** Changesets are valid; otherwise a mistake shows only at the release. */
export const changesetShape: Rule = {
  name: 'changeset-shape',
  looksAt: (path) => /^\.changeset\/(?!README)[^/]+\.md$/.test(path),
  check({ text }, { workspaces }) {
    const [, head, body] = shape.exec(text) ?? [];
    if (head === undefined) {
      return [{ message: "it begins with `---`, lines like `'@mawkib/core': minor`, and `---`" }];
    }
    const names = [...head.matchAll(/^['"]?([^'":]+)['"]?:/gm)].map(([, name = '']) => name);
    const problems: Problem[] = names
      .filter((name) => !workspaces.some((workspace) => workspace.name === name))
      .map((name) => ({ message: `there is no package '${name}'` }));
    if (body === undefined) problems.push({ message: 'it does not say what changed' });
    return problems;
  },
};
