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

export interface DynamicContentProviderProps {
  dynamicContent: DynamicContent;
  /** Path of the current page; strategies by path are checked again when it changes. */
  path: string;
  children: ReactNode;
}

/** Provides the checks of `createDynamicContent` and the path for them. */
export function DynamicContentProvider({
  dynamicContent,
  path,
  children,
}: DynamicContentProviderProps) {
  const value = useMemo(() => ({ dynamicContent, path }), [dynamicContent, path]);
  return <DynamicContentContext value={value}>{children}</DynamicContentContext>;
}

/** True if content with this strategy is visible, also until its data is fetched. */
export function useIsVisible(strategy: Strategy | null | undefined): boolean {
  const { dynamicContent, path } = useContext(DynamicContentContext);
  const isVisible = useStore(dynamicContent, () => dynamicContent.isVisible(strategy, path));
  useEffect(() => {
    void dynamicContent.ready([strategy]);
  }, [dynamicContent, strategy]);
  return isVisible;
}

export interface DynamicContentGateProps {
  strategy: Strategy | null | undefined;
  /** Default: the strategy's fallback if it is a text, else nothing. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Renders its children by a strategy, or the fallback. Blocks document, section 4. */
export function DynamicContentGate({ strategy, fallback, children }: DynamicContentGateProps) {
  if (useIsVisible(strategy)) return children;
  return fallback ?? (typeof strategy?.fallback === 'string' ? strategy.fallback : null);
}
