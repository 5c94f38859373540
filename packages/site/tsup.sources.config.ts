import { defineConfig } from 'tsup';

/** Entry points that React Router and Vite read at start, before anything is built. */
export default defineConfig({
  entry: { 'site-routes': 'config/site-routes.ts', index: 'config/index.ts' },
  outDir: 'dist/config',
  format: 'esm',
  target: 'node22',
  platform: 'node',
  splitting: false,
  sourcemap: true,
  noExternal: ['@mawkib/compressed-assets'],
});
