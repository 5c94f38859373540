import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import type {
  DynamicContent,
  DynamicContentState,
} from '../dynamic-content/create-dynamic-content.js';
import type { Strategy } from '../dynamic-content/strategy.js';

const unfetched: DynamicContentState = {
  offers: 'unfetched',
  external_stock_list: 'unfetched',
  lists: 'unfetched',
};

/** Without a provider everything is visible. */
const allVisible: DynamicContent = {
  getState: () => unfetched,
  getInitialState: () => unfetched,
  subscribe: () => () => {},
  isVisible: () => true,
  ready: async () => {},
};

const DynamicContentContext = createContext({ dynamicContent: allVisible, path: '/' });

/** The checks of `createDynamicContent`, for what is below. */
export interface DynamicContentProviderProps {
  dynamicContent: DynamicContent;
  /** Of the page that is shown; strategies by path are checked anew when it changes. */
  path: string;
  children: ReactNode;
}

/** Gives the checks of `createDynamicContent`, and the path they look at, to what is below. */
export function DynamicContentProvider({
  dynamicContent,
  path,
  children,
}: DynamicContentProviderProps) {
  const value = useMemo(() => ({ dynamicContent, path }), [dynamicContent, path]);
  return <DynamicContentContext value={value}>{children}</DynamicContentContext>;
}

/** Whether content with this strategy is shown: until what its check needs is fetched, and failing. */
export function useIsVisible(strategy: Strategy | null | undefined): boolean {
  const { dynamicContent, path } = useContext(DynamicContentContext);
  const isVisible = useStore(dynamicContent, () => dynamicContent.isVisible(strategy, path));
  useEffect(() => {
    void dynamicContent.ready([strategy]);
  }, [dynamicContent, strategy]);
  return isVisible;
}

/** What is gated, by which strategy, and what stands in its place. */
export interface DynamicContentGateProps {
  strategy: Strategy | null | undefined;
  /** Shown instead; the strategy's own fallback when that is a text, else nothing. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Content that shows by a strategy, or its fallback. Blocks document, section 4. */
export function DynamicContentGate({ strategy, fallback, children }: DynamicContentGateProps) {
  if (useIsVisible(strategy)) return children;
  return fallback ?? (typeof strategy?.fallback === 'string' ? strategy.fallback : null);
}
