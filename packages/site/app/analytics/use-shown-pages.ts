import { useEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router';
import { usePageLocale } from '../page/use-page-locale.ts';
import type { ShownPage } from './page-events.ts';
import { withVisit } from './with-visit.ts';

/** Tells of the first page, and of each other path once its content and title are there. */
export function useShownPages(): void {
  const { pathname, search, key } = useLocation();
  const locale = usePageLocale();
  const facts = useMatches().at(-1)?.loaderData as Pick<
    ShownPage,
    'hasStockBlocks' | 'offer'
  > | null;
  const latest = useRef({ search, key, locale, facts });
  latest.current = { search, key, locale, facts };
  useEffect(() => {
    const { facts, key: navigation, ...rest } = latest.current;
    const shown = {
      ...rest,
      pathname,
      title: document.title,
      hasStockBlocks: facts?.hasStockBlocks,
      offer: facts?.offer,
    };
    withVisit((visit) => visit.showPage(shown, navigation));
  }, [pathname]);
}
