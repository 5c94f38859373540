import { defineConfig } from 'tsup';

/** What React Router and Vite read when they start, before anything else is built. */
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
