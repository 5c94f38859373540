import { defineConfig } from 'tsup';

/** The part of the server, for Node. The application is built by the market, from the sources. */
export default defineConfig({
  entry: { index: 'server/index.ts' },
  outDir: 'dist/server',
  format: 'esm',
  target: 'node22',
  platform: 'node',
  splitting: false,
  sourcemap: true,
});
