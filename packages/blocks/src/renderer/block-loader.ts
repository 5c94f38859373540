import { createContext, useContext, useMemo } from 'react';
import { BlockContext } from './section/block-context.js';

/**
 * Fetches the data of one block of the page for another search part of the page's address, without
 * `?`. Rejects where the block has none now; the page is loaded instead.
 */
export type LoadBlock = (block: string, search: string, signal: AbortSignal) => Promise<unknown>;

export const BlockLoaderContext = createContext<LoadBlock | undefined>(undefined);

/** Fetches the data of the block that is being rendered; undefined where the page has no way to. */
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
