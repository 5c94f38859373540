import { createContext, use } from 'react';
import { useStore } from 'zustand/react';
import type { PageStore } from './create-page-store.ts';
import type { PageState } from './page-state.ts';

export const PageStoreContext = createContext<PageStore | null>(null);

export function usePageStore(): PageStore {
  const store = use(PageStoreContext);
  if (!store) throw new Error('usePageStore: render inside <PageStoreContext>.');
  return store;
}

export const usePage = <T>(select: (state: PageState) => T): T => useStore(usePageStore(), select);
