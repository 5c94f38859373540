import { defineConfig } from 'tsup';

/** The server of the site, for Node. Its application is built by the market, from the sources. */
export default defineConfig({
  entry: { index: 'server/index.ts' },
  outDir: 'dist/server',
  format: 'esm',
  target: 'node22',
  platform: 'node',
  splitting: false,
  sourcemap: true,
});
