import { type EventPayload, pageTypeOf } from '@mawkib/core/analytics';
import type { Locale } from '@mawkib/core/locale';
import type { AnalyticsOffer } from '@mawkib/stock-locator/engine';

export interface ShownPage {
  pathname: string;
  /** With its `?`; '' for none. */
  search: string;
  title: string;
  locale: Locale;
  /** The page holds a block of the stock locator. */
  hasStockBlocks?: boolean | undefined;
  /** The vehicle of a vehicle page. */
  offer?: AnalyticsOffer | undefined;
}

type PageEvent = {
  [N in 'page_view' | 'plp_page' | 'pdp_page']: { name: N; payload: EventPayload<N> };
}['page_view' | 'plp_page' | 'pdp_page'];

/** Events for a page view, in the order in which they are sent. Site document, sections 2 and 7. */
export function pageEvents(shown: ShownPage): PageEvent[] {
  const page = {
    page_type: pageTypeOf(shown.pathname, shown),
    page_path: shown.pathname + shown.search,
    page_title: shown.title,
    language: shown.locale,
  };
  const events: PageEvent[] = [{ name: 'page_view', payload: page }];
  if (page.page_type === 'plp') events.push({ name: 'plp_page', payload: page });
  if (page.page_type === 'pdp' && shown.offer) {
    events.push({ name: 'pdp_page', payload: { ...page, ecommerce: shown.offer } });
  }
  return events;
}
