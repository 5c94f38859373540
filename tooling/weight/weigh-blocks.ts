import { join } from 'node:path';
import { build } from 'rolldown';
import { brotliBytes } from '#brotli-bytes';
import { movingBlocks } from '#moving-blocks';
import { reachedFrom } from '#reached-from';

export interface BlockWeight {
  key: string;
  moves: boolean;
  /** What a visitor's browser loads for it, compressed: nothing for a block that never moves. */
  bytes: number;
}

export interface PageWeight {
  /** What every page of blocks loads, React and the router left out. */
  page: number;
  /** The stock in the page: what a list loads once it is at rest, its data left out. */
  stock: number;
  blocks: BlockWeight[];
}

/** Most that a block may weigh: it is loaded when a page has it. */
const limit = 12 * 1024;

/** Blocks that are a whole application: the car search, and the cards that it shares. */
const ofApplications: Readonly<Record<string, number>> = {
  'stock-locator': 48 * 1024,
  'stock-locator-overseas': 48 * 1024,
  'stock-locator-carousel': 20 * 1024,
};

/** Most that the stock in the page may weigh; it reads no words, what does is loaded when they come. */
export const stockLimit = 24 * 1024;

export const limitOf = (key: string): number => ofApplications[key] ?? limit;

/** The site's own way of putting modules into files; see `packages/site/config/site-config.ts`. */
const groups = [
  {
    name: 'shared',
    test: /packages[\\/](?:core[\\/]src[\\/](?:locale|reading|storage)|ui[\\/]src)[\\/]/,
    minShareCount: 4,
  },
];

/**
 * Bundles what a page of blocks is made of from its sources, as the site's build does, and weighs
 * what each block adds to a page without blocks. Code that a block asks for later, on a visitor's
 * action, does not count.
 */
export async function weighBlocks(root: string): Promise<PageWeight> {
  const [moving, { output }] = await Promise.all([
    movingBlocks(root),
    build({
      input: ['packages/site/app/content/ContentPageView.tsx', 'apps/site/app/entry.client.ts'].map(
        (path) => join(root, path),
      ),
      write: false,
      logLevel: 'silent',
      platform: 'browser',
      // Files are loaded beside the code, by their addresses.
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
  const blocks = [...moving].map(([key, moves]) => {
    if (!moves) return { key, moves, bytes: 0 };
    const own = chunks.filter(({ facadeModuleId }) => isComponentOf(key, facadeModuleId));
    if (own.length === 0) throw new Error(`There is no file for the block ${key}.`);
    return { key, moves, bytes: sum(reachedFrom(own, chunks, page)) };
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
