import { join } from 'node:path';
import { compressAssets } from '@mawkib/compressed-assets';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { lazyRichText } from './build/lazy-rich-text.ts';

const market = process.env.MARKET_URL ?? 'http://localhost:3000';

const assets = 'editor-assets';

const compressed: Plugin = {
  name: 'compressed-assets',
  apply: 'build',
  writeBundle: ({ dir }) => compressAssets(join(dir ?? '', assets)),
};

export default defineConfig(({ command }) => ({
  // In development the site's server hands the staff's addresses on; it has files at the root itself.
  base: command === 'serve' ? '/editor-dev/' : '/',
  plugins: [lazyRichText(), react(), compressed],
  resolve: { conditions: ['@mawkib/source', 'module', 'browser', 'development|production'] },
  build: {
    assetsDir: assets,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // zod would probe for eval, which the editor's content security policy forbids and reports.
      output: { intro: 'globalThis.__zod_globalConfig??={jitless:true};' },
    },
  },
  optimizeDeps: { rolldownOptions: { optimization: { inlineConst: false } } },
  server: {
    port: Number(process.env.PORT ?? 3002),
    strictPort: true,
    // In development the canvas and the services are those of a running market.
    proxy: { '^/(services|assets|[a-z]{2}/canvas)': market },
  },
}));
