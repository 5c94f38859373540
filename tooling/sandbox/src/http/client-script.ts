import { readFileSync } from 'node:fs';

/**
 * One classic script out of the files of a browser's script: each may import from those before it.
 * `folder` is the `import.meta.url` of who asks.
 */
export function clientScript(folder: string, ...files: string[]): string {
  const parts = files.map((file) =>
    readFileSync(new URL(file, folder), 'utf8')
      .replace(/^import .*;$/gm, '')
      .replace(/^export /gm, ''),
  );
  return `(() => {\n${parts.join('\n')}\n})();\n`;
}
