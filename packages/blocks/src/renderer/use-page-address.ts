import { createContext, useContext } from 'react';
import { useInRouterContext, useLocation } from 'react-router';

export interface PageAddress {
  pathname: string;
  search: string;
  /** Title of a page that shows a part of another one. */
  title?: string;
}

/** Page URL for blocks, for pages that show a part of another one. Null: the browser's URL. */
export const PageAddressContext = createContext<PageAddress | null>(null);

const nowhere: PageAddress = { pathname: '/', search: '' };

/** URL of the page with the block; the root without a router (stories). */
export function usePageAddress(): PageAddress {
  const given = useContext(PageAddressContext);
  // biome-ignore lint/correctness/useHookAtTopLevel: an instance is always inside a router or never
  const own = useInRouterContext() ? useLocation() : nowhere;
  return given ?? own;
}
