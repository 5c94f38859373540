import { defineConfig } from 'tsup';

/** Workspace packages stay outside: they are built on their own and found through their exports. */
export default defineConfig({
  entry: ['src/index.ts', 'src/main.ts'],
  outDir: 'dist',
  format: 'esm',
  target: 'node22',
  platform: 'node',
  splitting: true,
  sourcemap: true,
  clean: true,
});
