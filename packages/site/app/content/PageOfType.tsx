import type { ReactNode } from 'react';
import { useSiteParts } from '../context/site-parts.ts';
import type { Content } from './load-content.server.ts';

/** The blocks of a page, inside the market's component of its `page_type` if there is one. */
export function PageOfType({ page, children }: { page: Content['page']; children: ReactNode }) {
  const { pageTypes } = useSiteParts();
  const type = page.page_type ?? '';
  if (!pageTypes?.has(type)) return children;
  const Page = pageTypes.use(type);
  return <Page page={page}>{children}</Page>;
}
