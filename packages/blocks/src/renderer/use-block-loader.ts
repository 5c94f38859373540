import { createContext, useContext, useMemo } from 'react';
import { BlockContext } from './section/block-context.js';

/**
 * Fetches a block's data for another query string of the page's URL, without
 * `?`. Rejects if the block no longer has data; then the page is loaded.
 */
export type LoadBlock = (block: string, search: string, signal: AbortSignal) => Promise<unknown>;

export const BlockLoaderContext = createContext<LoadBlock | undefined>(undefined);

/**
 * Returns a function that fetches the current block's data; undefined if the page has no loader.
 */
export function useBlockLoader<T>():
  | ((search: string, signal: AbortSignal) => Promise<T>)
  | undefined {
  const load = useContext(BlockLoaderContext);
  const id = useContext(BlockContext)?.id;
  return useMemo(() => {
    if (!load || id === undefined) return undefined;
    return (search, signal) => load(id, search, signal) as Promise<T>;
  }, [load, id]);
}
