import { readFileSync } from 'node:fs';
import { defineConfig, type Options } from 'tsup';

type Condition = { '@mawkib/source'?: string };

/**
 * Build options of a published package: one file per entry of its `exports` map, ES modules, shared
 * chunks. Declarations come from `tsc -p tsconfig.build.json` (tsup 9 cannot write them with
 * TypeScript 7).
 */
export function library(extra: Options = {}) {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
    exports: Record<string, string | Condition>;
  };
  const entry = Object.values(manifest.exports)
    .map((target) => (typeof target === 'string' ? undefined : target['@mawkib/source']))
    .filter((source) => source !== undefined);
  return defineConfig({
    entry,
    outDir: 'dist',
    format: 'esm',
    target: 'es2022',
    platform: 'neutral',
    splitting: true,
    sourcemap: true,
    clean: true,
    dts: false,
    ...extra,
  });
}
