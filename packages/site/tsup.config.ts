import { defineConfig } from 'tsup';

/** The site's server, for Node. Markets build the application from the sources. */
export default defineConfig({
  entry: { index: 'server/index.ts' },
  outDir: 'dist/server',
  format: 'esm',
  target: 'node22',
  platform: 'node',
  splitting: false,
  sourcemap: true,
});
