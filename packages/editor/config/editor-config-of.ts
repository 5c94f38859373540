import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compressAssets } from '@mawkib/compressed-assets';
import type { DefinedMarket } from '@mawkib/core/market';
import react from '@vitejs/plugin-react';
import type { Plugin, UserConfigFnObject } from 'vite';
import { marketScriptPlugin } from './market-script-plugin.ts';

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
const lazyRichText = (): Plugin => ({
  name: 'mawkib:lazy-rich-text',
  enforce: 'pre',
  resolveId(source, importer) {
    return source === '@mawkib/ui/rich-text' && importer !== loader ? standIn : null;
  },
});

const market = process.env.MARKET_URL ?? 'http://localhost:3000';

const assets = 'editor-assets';

const compressed: Plugin = {
  name: 'compressed-assets',
  apply: 'build',
  writeBundle: ({ dir }) => compressAssets(join(dir ?? '', assets)),
};

/**
 * The Vite configuration of a market's editor, for `vite.config.ts`:
 * `export default editorConfigOf(market)`. In development, requests to the canvas and the services go
 * to `MARKET_URL`. Without a market the page has the data of the first one.
 */
export const editorConfigOf =
  (given?: DefinedMarket): UserConfigFnObject =>
  ({ command }) => ({
    // In development the site's server forwards requests for the editor's paths. It serves its own files at the root.
    base: command === 'serve' ? '/editor-dev/' : '/',
    plugins: [lazyRichText(), react(), compressed, ...(given ? [marketScriptPlugin(given)] : [])],
    resolve: { conditions: ['@mawkib/source', 'module', 'browser', 'development|production'] },
    build: {
      assetsDir: assets,
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        // zod tests for eval, which the editor's content security policy forbids and reports.
        output: { intro: 'globalThis.__zod_globalConfig??={jitless:true};' },
      },
    },
    optimizeDeps: {
      exclude: ['core', 'api-clients', 'ui', 'stock-locator', 'blocks', 'editor'].map(
        (name) => `@mawkib/${name}`,
      ),
      rolldownOptions: { optimization: { inlineConst: false } },
    },
    server: {
      port: Number(process.env.PORT ?? 3002),
      strictPort: true,
      // In development the canvas and the services are those of a running market.
      proxy: { '^/(services|assets|[a-z]{2}/canvas)': market },
    },
  });
