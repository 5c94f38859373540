import { dirname, join } from 'node:path/posix';
import type { Problem, Rule } from './rule.ts';

/** A file of source code in inline code: `src/main.ts`, `../probe.ts`. */
const named = /`((?:\.{0,2}\/)?[\w@][\w@./-]*\.(?:tsx?|mjs|sql))`/g;
const fenced = /^```[^\n]*\n[\s\S]*?^```/gm;

/**
 * Files that READMEs name exist: beside the README, below its workspace (without one: anywhere), or
 * in a created market.
 */
export const namedFiles: Rule = {
  name: 'named-files',
  looksAt: (path) => path.endsWith('README.md') && !path.includes('/corpora/'),
  check({ path, text }, { files }) {
    const paths = [...files.keys()];
    const lines = text.replace(fenced, (block) => block.replace(/[^\n]/g, '')).split('\n');
    return lines.flatMap((line, at) =>
      [...line.matchAll(named)].flatMap(([, name = '']): Problem[] => {
        if (name.startsWith('/') || exists(name, path, paths)) return [];
        return [{ line: at + 1, message: `there is no file ${name}` }];
      }),
    );
  },
};

function exists(name: string, readme: string, paths: readonly string[]): boolean {
  const beside = join(dirname(readme), name);
  if (name.startsWith('.')) return paths.includes(beside);
  const workspace = /^(?:apps|packages|tooling)\/[^/]+\//.exec(readme)?.[0] ?? '';
  return paths.some(
    (path) =>
      path === beside ||
      path === name ||
      (path.startsWith(workspace) && path.endsWith(`/${name}`)) ||
      (path.startsWith('packages/create-market/template/') && path.endsWith(`/${name}.tpl`)),
  );
}
