import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'rolldown';
import type { Entry } from './read-entries.ts';

export interface EntryWeight {
  raw: number;
  gzip: number;
  brotli: number;
}

/**
 * An entry point with everything that it exports, minified by the bundler of the site's build, with
 * the libraries that it brings; React and the other packages are left out. Chunks that are imported
 * later do not count.
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
  const code = Buffer.from(firstView(chunks).join('\n'));
  const brotli = brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  return { raw: code.length, gzip: gzipSync(code, { level: 9 }).length, brotli: brotli.length };
}

const isForeign = (id: string, own: string) =>
  /^(react|react-dom|react-router)($|\/)/.test(id) ||
  (id.startsWith('@mawkib/') && id !== own && !id.startsWith(`${own}/`));

type Chunk = { fileName: string; isEntry: boolean; imports: string[]; code: string };

/** The entry chunk and what it imports statically. */
function firstView(chunks: readonly Chunk[]): string[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const wanted = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
  const seen = new Set<string>();
  for (let name = wanted.pop(); name !== undefined; name = wanted.pop()) {
    if (seen.has(name) || !byName.has(name)) continue;
    seen.add(name);
    wanted.push(...(byName.get(name)?.imports ?? []));
  }
  return [...seen].flatMap((name) => byName.get(name)?.code ?? []);
}
