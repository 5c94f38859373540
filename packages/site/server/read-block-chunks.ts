import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Chunk {
  file: string;
  imports?: string[];
  isDynamicEntry?: boolean;
  src?: string;
}

/** The template of a block from its component's path, `…/blocks/hero-carousel/HeroCarousel.tsx`. */
const blockOf = (source: string) => /\/src\/blocks\/([^/]+)\/[A-Z]\w*\.tsx$/.exec(source)?.[1];

/**
 * Chunks of each block, from the build's manifest, so that a page can preload its blocks. The
 * manifest is read from the build folder and never served.
 */
export async function readBlockChunks(clientFolder: string): Promise<Record<string, string[]>> {
  const manifest = JSON.parse(
    await readFile(join(clientFolder, '.vite/manifest.json'), 'utf8'),
  ) as Record<string, Chunk>;
  const chunks: Record<string, string[]> = {};
  for (const [source, chunk] of Object.entries(manifest)) {
    const block = chunk.isDynamicEntry ? blockOf(source) : undefined;
    if (block) chunks[block] = withImports(manifest, source).map((file) => `/${file}`);
  }
  return chunks;
}

function withImports(
  manifest: Record<string, Chunk>,
  key: string,
  seen = new Set<string>(),
): string[] {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  return [
    chunk.file,
    ...(chunk.imports ?? []).flatMap((name) => withImports(manifest, name, seen)),
  ];
}
