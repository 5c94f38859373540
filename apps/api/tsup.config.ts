import { defineConfig } from 'tsup';

/**
 * Bundles the workspace's packages, Drizzle and zod, so that a start reads a few files instead of a
 * thousand. Packages with native parts or files of their own stay external.
 */
export default defineConfig({
  entry: ['src/main.ts'],
  outDir: 'dist',
  format: 'esm',
  target: 'node22',
  platform: 'node',
  splitting: true,
  sourcemap: true,
  clean: true,
  noExternal: [/^@mawkib\//, /^drizzle-orm/, 'zod'],
  external: ['sharp', '@electric-sql/pglite', 'pg'],
  esbuildOptions(options) {
    options.conditions = ['@mawkib/source'];
  },
  // Bundled CommonJS modules require Node's built-in modules.
  banner: {
    js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
  },
});
