import { createContext, useContext } from 'react';
import { useInRouterContext, useLocation } from 'react-router';

export interface PageAddress {
  pathname: string;
  search: string;
  /** What a page is called that shows a part of another one. */
  title?: string;
}

/**
 * The address that blocks take the page's for: a page that shows a part of another one stands for an
 * address of that. Null: the address is the browser's.
 */
export const PageAddressContext = createContext<PageAddress | null>(null);

const nowhere: PageAddress = { pathname: '/', search: '' };

/** The address of the page that the block stands on; the root where there is no router (stories). */
export function usePageAddress(): PageAddress {
  const given = useContext(PageAddressContext);
  // biome-ignore lint/correctness/useHookAtTopLevel: an instance is inside a router or never is
  const own = useInRouterContext() ? useLocation() : nowhere;
  return given ?? own;
}
