import { useInRouterContext, useLocation } from 'react-router';

export interface PageAddress {
  pathname: string;
  search: string;
}

const nowhere: PageAddress = { pathname: '/', search: '' };

/** The address of the page that the block stands on; the root where there is no router (stories). */
export function usePageAddress(): PageAddress {
  // biome-ignore lint/correctness/useHookAtTopLevel: an instance is inside a router or never is
  return useInRouterContext() ? useLocation() : nowhere;
}
