import { readFileSync } from 'node:fs';

/**
 * Joins files of a browser script into one classic script; each may import from those before it.
 * `folder` is the `import.meta.url` of the caller.
 */
export function clientScript(folder: string, ...files: string[]): string {
  const parts = files.map((file) =>
    readFileSync(new URL(file, folder), 'utf8')
      .replace(/^import .*;$/gm, '')
      .replace(/^export /gm, ''),
  );
  return `(() => {\n${parts.join('\n')}\n})();\n`;
}
