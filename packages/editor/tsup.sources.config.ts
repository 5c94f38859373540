import { defineConfig } from 'tsup';

/** Files that Vite loads at startup, before other builds. */
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
