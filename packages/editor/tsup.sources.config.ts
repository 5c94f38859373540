import { defineConfig } from 'tsup';

/** What Vite reads when it starts, before anything else is built. */
export default defineConfig({
  entry: { index: 'config/index.ts' },
  outDir: 'dist/config',
  format: 'esm',
  target: 'node22',
  platform: 'node',
  splitting: false,
  sourcemap: true,
  noExternal: ['@mawkib/compressed-assets'],
});
