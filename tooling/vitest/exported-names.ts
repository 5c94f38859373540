import { readFileSync } from 'node:fs';

const declared = /^export (?:async )?(?:function\*?|const|let|class)\s+([\w$]+)/gm;
const listed = /^export \{([^}]*)\}/gm;

/**
 * The values that a TypeScript file exports, sorted, one a line: read from its text, so that nothing
 * has to be loaded; that they exist is for the compiler to say. Throws at `export *`.
 */
export function exportedNames(file: string | URL): string {
  const code = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/[^\n]*/g, '$1');
  if (/^export (?:\*|default\b)/m.test(code)) throw new Error(`${file} does not list its exports`);
  const lists = [...code.matchAll(listed)].flatMap(([, list = '']) => list.split(','));
  const names = lists
    .map((one) => one.trim())
    .filter((one) => one !== '' && !one.startsWith('type '))
    .map((one) => one.split(/\s+as\s+/).at(-1) ?? '');
  const all = [...names, ...[...code.matchAll(declared)].map(([, name = '']) => name)];
  return `${all.sort().join('\n')}\n`;
}
