import { createStore, type StoreApi } from 'zustand/vanilla';
import { historySlice } from './history-slice.ts';
import type { OpenedPage, PageState, StoreFacts } from './page-state.ts';
import { savingSlice } from './saving-slice.ts';
import { selectionSlice } from './selection-slice.ts';
import { treeSlice } from './tree-slice.ts';
import { viewportSlice } from './viewport-slice.ts';

export type PageStore = StoreApi<PageState>;

interface StoreGiven extends Pick<StoreFacts, 'definitionOf'> {
  now?: StoreFacts['now'];
  preferences?: Partial<PageState>;
}

/** The state of one opened page. */
export function createPageStore(
  { blocks, ...page }: OpenedPage,
  { preferences = {}, ...given }: StoreGiven,
): PageStore {
  const facts: StoreFacts = { now: Date.now, ...given };
  return createStore<PageState>()((...of) => ({
    ...treeSlice(facts)(...of),
    ...historySlice(facts)(...of),
    ...selectionSlice(facts)(...of),
    ...savingSlice(facts)(...of),
    ...viewportSlice(facts)(...of),
    ...preferences,
    page,
    tree: blocks,
  }));
}
