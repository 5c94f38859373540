import type { ComponentType } from 'react';
import { use } from 'react';
import { chunks } from './chunks.generated.js';

/** What every block's component gets; a block's own props are narrower. */
// biome-ignore lint/suspicious/noExplicitAny: each block has props of its own
export type BlockComponent = ComponentType<any>;

/** How to load a block's component, by template key. */
export type BlockChunks = Readonly<Record<string, () => Promise<BlockComponent>>>;

let loaders: BlockChunks = chunks;
const loaded = new Map<string, BlockComponent>();
const loading = new Map<string, Promise<BlockComponent>>();

/** Adds a market's own blocks, or puts its own component in the place of the catalogue's. */
export function registerBlocks(more: BlockChunks): void {
  loaders = { ...loaders, ...more };
  for (const template of Object.keys(more)) forgetBlock(template);
}

/** Whether there is a component for the template. */
export const isKnownBlock = (template: string): boolean => Object.hasOwn(loaders, template);

function loadBlock(template: string): Promise<BlockComponent> {
  const known = loading.get(template);
  if (known) return known;
  const load = loaders[template];
  const promise = load ? load() : Promise.reject(new Error(`There is no block "${template}".`));
  const kept = promise.then((component) => {
    loaded.set(template, component);
    return component;
  });
  loading.set(template, kept);
  return kept;
}

/** Lets a failed chunk be asked for once more. */
export function forgetBlock(template: string): void {
  loading.delete(template);
  loaded.delete(template);
}

export async function loadBlocks(templates: Iterable<string>): Promise<void> {
  const known = [...new Set(templates)].filter(isKnownBlock);
  await Promise.allSettled(known.map(loadBlock));
}

/** All of them: for a server, once, when it starts. */
export const preloadAllBlocks = (): Promise<void> => loadBlocks(Object.keys(loaders));

/** Suspends only when the chunk was not preloaded. */
export const useBlockComponent = (template: string): BlockComponent =>
  loaded.get(template) ?? use(loadBlock(template));
