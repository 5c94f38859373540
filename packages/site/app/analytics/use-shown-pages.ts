import { useEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router';
import { usePageLocale } from '../page/use-page-locale.ts';
import type { ShownPage } from './page-events.ts';
import { withVisit } from './with-visit.ts';

/** Reports the first page, and each further path once its content and title are rendered. */
export function useShownPages(): void {
  const { pathname, search, key } = useLocation();
  const locale = usePageLocale();
  const pageData = useMatches().at(-1)?.loaderData as Pick<
    ShownPage,
    'hasStockBlocks' | 'offer'
  > | null;
  const latest = useRef({ search, key, locale, pageData });
  latest.current = { search, key, locale, pageData };
  useEffect(() => {
    const { pageData, key: navigation, ...rest } = latest.current;
    const shown = {
      ...rest,
      pathname,
      title: document.title,
      hasStockBlocks: pageData?.hasStockBlocks,
      offer: pageData?.offer,
    };
    withVisit((visit) => visit.showPage(shown, navigation));
  }, [pathname]);
}
