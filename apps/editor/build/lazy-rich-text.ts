import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const standIn = fileURLToPath(new URL('../src/rich-text/rich-text.ts', import.meta.url));
const loader = fileURLToPath(new URL('../src/rich-text/load-rich-text.ts', import.meta.url));

/**
 * The block model renders Markdown through `@mawkib/ui/rich-text`, whose parser and sanitiser weigh
 * more than the whole editor. The stand-in takes its place until `loadRichText` has brought it.
 */
export const lazyRichText = (): Plugin => ({
  name: 'mawkib:lazy-rich-text',
  enforce: 'pre',
  resolveId(source, importer) {
    return source === '@mawkib/ui/rich-text' && importer !== loader ? standIn : null;
  },
});
