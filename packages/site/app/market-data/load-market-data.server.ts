import type { Locale } from '@mawkib/core/locale';
import type { LoaderFunctionArgs } from 'react-router';
import { servedFooter, siteContext } from '../context/site-context.ts';
import { marketContext } from '../dynamic-content/market-context.ts';
import { showActions, showFooter } from '../dynamic-content/show-footer.server.ts';
import { readPerson } from '../request/read-person.server.ts';
import { consentData } from './consent-data.server.ts';
import { errorReportsData } from './error-reports-data.server.ts';
import { footerData, layoutData } from './layout-data.server.ts';
import { showNavigation } from './show-navigation.server.ts';

type MarketRequest = Pick<LoaderFunctionArgs, 'request' | 'context' | 'url'> & { locale: Locale };

/** Loads what every page needs in the browser. Sets `servedFooter` for rendering. */
export async function loadMarketData({ request, context, url, locale }: MarketRequest) {
  const site = context.get(siteContext);
  const [market, person] = await Promise.all([site.market(locale), readPerson(site.call, request)]);
  const layout = layoutData(market, locale);
  const target = { locale, path: url.pathname };
  const [footer, actions, navigation] = await Promise.all([
    showFooter(footerData(market), target, context.get(marketContext)),
    showActions(layout.floating, target, context.get(marketContext)),
    showNavigation(layout.navigation, target, context.get(marketContext)),
  ]);
  context.set(servedFooter, footer);
  return {
    theme: site.theme,
    layout: { ...layout, ...actions, ...navigation },
    consent: consentData(market.settings, locale),
    errorReports: errorReportsData(market),
    tagManagerId: market.settings.get('analytics.tag_manager_id'),
    person: person && { name: person.name, roles: person.roles },
  };
}
