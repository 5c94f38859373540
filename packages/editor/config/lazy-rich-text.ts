import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The sources of this package, from source and from the build alike. */
const folder = find(dirname(fileURLToPath(import.meta.url)));
const standIn = join(folder, 'index.ts');
const loader = join(folder, 'load-rich-text.ts');

function find(from: string): string {
  const sources = join(from, 'src/rich-text');
  return existsSync(sources) ? sources : find(dirname(from));
}

/**
 * The block model renders Markdown through `@mawkib/ui/rich-text`; its parser and sanitiser weigh more
 * than the editor's first screen. A placeholder replaces it until `loadRichText` has loaded it.
 */
export const lazyRichText = (): Plugin => ({
  name: 'mawkib:lazy-rich-text',
  enforce: 'pre',
  resolveId(source, importer) {
    return source === '@mawkib/ui/rich-text' && importer !== loader ? standIn : null;
  },
});
