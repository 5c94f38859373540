import { defineConfig } from 'tsup';

/**
 * The workspace's packages, Drizzle and zod go into the bundle: a start then reads a few files
 * instead of a thousand. What has native parts or files of its own stays outside.
 */
export default defineConfig({
  entry: ['src/index.ts', 'src/storage.ts'],
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
  // Bundled CommonJS modules ask for Node's own modules through `require`.
  banner: {
    js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
  },
});
