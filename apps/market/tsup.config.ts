import { defineConfig } from 'tsup';

/** One file for Node, so that a start does not read every definition. Vite uses the sources. */
export default defineConfig({
  entry: ['src/catalogue.ts', 'src/market.ts', 'src/services.ts', 'content/data.ts'],
  outDir: 'dist',
  format: 'esm',
  target: 'node22',
  platform: 'node',
  splitting: true,
  sourcemap: true,
  clean: true,
  noExternal: [/^@mawkib\//, 'zod'],
  esbuildOptions(options) {
    options.conditions = ['@mawkib/source'];
  },
  // Bundled CommonJS modules require Node's built-in modules.
  banner: {
    js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
  },
});
