import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'rolldown';
import { brotliBytes } from '#brotli-bytes';
import { interactiveBlocks } from '#interactive-blocks';
import { reachedFrom } from '#reached-from';

export interface BlockWeight {
  key: string;
  interactive: boolean;
  /** Bytes that a browser loads for it, compressed: none for a static block. */
  bytes: number;
}

export interface PageWeight {
  /** Bytes that every page with blocks loads, without React and the router. */
  page: number;
  /** Bytes for the stock in the page, loaded once a list is idle, without the data. */
  stock: number;
  blocks: BlockWeight[];
}

/** Max bytes of a block, with the chunks that it shares with other blocks; loaded when a page has it. */
const limit = 12 * 1024;

/** Blocks that are whole applications: the car search, and the cards that it shares. */
const ofApplications: Readonly<Record<string, number>> = {
  'stock-locator': 48 * 1024,
  'stock-locator-overseas': 48 * 1024,
  'stock-locator-carousel': 20 * 1024,
};

/** Max bytes that every page loads, without React and the router. */
export const pageLimit = 39 * 1024;

/** Max bytes for the stock in the page; text search is loaded on demand. */
export const stockLimit = 24 * 1024;

export const limitOf = (key: string): number => ofApplications[key] ?? limit;

/**
 * Bundles a page of blocks from source, as the site's build does, and weighs what each block adds
 * to a page without blocks. Code that a block imports on a visitor's action, or
 * only for content that not every such block has, does not count.
 */
export async function weighBlocks(root: string): Promise<PageWeight> {
  const groupsFile = join(root, 'packages/site/config/shared-groups.ts');
  const { sharedGroups: groups } = await import(pathToFileURL(groupsFile).href);
  const [interactiveByKey, { output }] = await Promise.all([
    interactiveBlocks(root),
    build({
      input: ['packages/site/app/content/ContentPageView.tsx', 'apps/site/app/entry.client.ts'].map(
        (path) => join(root, path),
      ),
      write: false,
      logLevel: 'silent',
      platform: 'browser',
      // Assets are loaded by their URLs.
      external: /^(react|react-dom|react-router)($|\/)|\?url/,
      resolve: { conditionNames: ['@mawkib/source', 'module', 'browser', 'import'] },
      transform: { define: { 'process.env.NODE_ENV': '"production"' } },
      output: { format: 'es', minify: true, codeSplitting: { groups } },
    }),
  ]);
  const chunks = output.filter((file) => file.type === 'chunk');
  const weights = new Map(chunks.map((chunk) => [chunk, brotliBytes(chunk.code)]));
  const sum = (some: Iterable<(typeof chunks)[number]>) =>
    [...some].reduce((bytes, chunk) => bytes + (weights.get(chunk) ?? 0), 0);
  const page = reachedFrom(
    chunks.filter(({ isEntry }) => isEntry),
    chunks,
  );
  const blocks = [...interactiveByKey].map(([key, interactive]) => {
    if (!interactive) return { key, interactive, bytes: 0 };
    const own = chunks.filter(({ facadeModuleId }) => isComponentOf(key, facadeModuleId));
    if (own.length === 0) throw new Error(`There is no file for the block ${key}.`);
    return { key, interactive, bytes: sum(reachedFrom(own, chunks, page)) };
  });
  const list = chunks.filter(({ facadeModuleId }) =>
    isComponentOf('stock-locator', facadeModuleId),
  );
  const there = reachedFrom(list, chunks, page);
  const stock = chunks.filter(({ facadeModuleId }) =>
    isFile('listing-search/in-page.ts', facadeModuleId),
  );
  if (stock.length === 0) throw new Error('There is no file for the stock in the page.');
  return {
    page: sum(page),
    stock: sum(reachedFrom(stock, chunks, new Set([...page, ...there]))),
    blocks,
  };
}

const isFile = (path: string, module: string | null) =>
  module?.replaceAll('\\', '/').endsWith(`/${path}`) ?? false;

function isComponentOf(key: string, module: string | null): boolean {
  const name = key.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  return isFile(`src/blocks/${key}/${name}.tsx`, module);
}
