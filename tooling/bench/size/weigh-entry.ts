import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';
import type { Entry } from './read-entries.ts';

export interface EntryWeight {
  raw: number;
  gzip: number;
  brotli: number;
}

type Chunk = {
  type: string;
  isEntry?: boolean;
  fileName: string;
  imports?: string[];
  code?: string;
};

/**
 * An entry point with everything that it exports, minified as the site's build does it, with the
 * libraries that it brings; React and the other packages are left out. Chunks that are imported
 * later do not count.
 */
export async function weighEntry({ package: own, source }: Entry): Promise<EntryWeight> {
  const outcome = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['@mawkib/source', 'module', 'browser', 'import'] },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      rollupOptions: {
        input: source,
        preserveEntrySignatures: 'strict',
        external: (id) => isForeign(id, own),
        output: { format: 'es' },
      },
    },
  });
  const chunks = (Array.isArray(outcome) ? outcome : [outcome]).flatMap((result) =>
    'output' in result ? (result.output as Chunk[]) : [],
  );
  const code = Buffer.from(firstView(chunks).join('\n'));
  const brotli = brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  return { raw: code.length, gzip: gzipSync(code, { level: 9 }).length, brotli: brotli.length };
}

const isForeign = (id: string, own: string) =>
  /^(react|react-dom|react-router)($|\/)/.test(id) ||
  (id.startsWith('@mawkib/') && id !== own && !id.startsWith(`${own}/`));

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
