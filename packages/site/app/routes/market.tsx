import { defaultLocale, localizedPath } from '@mawkib/core/locale';
import { type LoaderFunctionArgs, Outlet, redirect } from 'react-router';
import { consentFacts } from '../consent/consent-facts.server.ts';
import { marketContext } from '../dynamic-content/market-context.ts';
import { showActions, showFooter } from '../dynamic-content/show-frame.server.ts';
import { footerData, frameData } from '../frame/frame-data.server.ts';
import { isLocale } from '../locale.ts';
import { requireLogin } from '../require-login.server.ts';
import { readPerson } from '../session.server.ts';
import { servedFooter, siteContext } from '../site-context.ts';

/** For pages and for what answers without one: lists of found vehicles, the footer for other sites. */
export const middleware = [requireLogin];

export async function loader({ params, request, context, url }: LoaderFunctionArgs) {
  if (!isLocale(params.locale)) throw redirect(localizedPath('/404', defaultLocale()), 302);
  const site = context.get(siteContext);
  const [market, person] = await Promise.all([
    site.market(params.locale),
    readPerson(site.call, request),
  ]);
  const frame = frameData(market);
  const place = { locale: params.locale, path: url.pathname };
  const [footer, actions] = await Promise.all([
    showFooter(footerData(market), place, context.get(marketContext)),
    showActions(frame.floating, place, context.get(marketContext)),
  ]);
  context.set(servedFooter, footer);
  return {
    theme: site.theme,
    frame: { ...frame, ...actions },
    consent: consentFacts(market.settings, params.locale),
    tagManagerId: market.settings.get('analytics.tag_manager_id'),
    person: person && { name: person.name, roles: person.roles },
  };
}

export type MarketData = Awaited<ReturnType<typeof loader>>;

/** Navigation and session change seldom: they are read again only after a post. */
export const shouldRevalidate = ({ formMethod }: { formMethod?: string }) =>
  formMethod !== undefined && formMethod !== 'GET';

export default function Market() {
  return <Outlet />;
}
