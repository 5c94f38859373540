import { gzipSync } from 'node:zlib';
import { brotliBytes, reachedFrom } from '@mawkib/weight';
import { build } from 'rolldown';
import type { Entry } from './read-entries.ts';

export interface EntryWeight {
  raw: number;
  gzip: number;
  brotli: number;
}

/**
 * Weighs an entry point with all its exports, minified by the bundler of the site's build,
 * including its libraries but not React and other packages. Lazily imported chunks do not count.
 */
export async function weighEntry({ package: own, source }: Entry): Promise<EntryWeight> {
  const { output } = await build({
    input: source,
    write: false,
    logLevel: 'silent',
    platform: 'browser',
    preserveEntrySignatures: 'strict',
    external: (id) => isForeign(id, own),
    resolve: { conditionNames: ['@mawkib/source', 'module', 'browser', 'import'] },
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    output: { format: 'es', minify: true },
  });
  const chunks = output.filter((file) => file.type === 'chunk');
  const first = reachedFrom(
    chunks.filter(({ isEntry }) => isEntry),
    chunks,
  );
  const code = Buffer.from([...first].map((chunk) => chunk.code).join('\n'));
  return { raw: code.length, gzip: gzipSync(code, { level: 9 }).length, brotli: brotliBytes(code) };
}

const isForeign = (id: string, own: string) =>
  /^(react|react-dom|react-router)($|\/)/.test(id) ||
  (id.startsWith('@mawkib/') && id !== own && !id.startsWith(`${own}/`));
