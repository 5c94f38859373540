import { localizedPath } from '@mawkib/core/locale';
import { data } from 'react-router';
import { siteContext } from '../context/site-context.ts';
import { dealerView } from '../dealers/dealer-view.server.ts';
import type { DealerContact } from '../dealers/dealer-view.ts';
import { loadDealer } from '../dealers/load-dealer.server.ts';
import { localeOf } from '../page/use-page-locale.ts';
import type { Route } from './+types/dealer-contact';

/** Contact details and hours of a dealer, by its slug or code, for the retailer bar. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const locale = localeOf(params);
  const dealer = await loadDealer(site, params.slug, locale);
  if (!dealer) throw data(null, { status: 404 });
  const { settings } = await site.market(locale);
  const { services: _, ...view } = dealerView(dealer, locale, settings.get('site.time_zone'));
  const changeHref = localizedPath(settings.get('footer.retailers_url'), locale);
  const contact: DealerContact = { ...view, changeHref };
  return Response.json(contact, { headers: { 'cache-control': 'public, max-age=60' } });
}
