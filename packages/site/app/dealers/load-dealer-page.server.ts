import type { Dealer } from '@mawkib/api-clients/contracts/content';
import { listVehiclesLight, type RawVehicle } from '@mawkib/api-clients/contracts/stock';
import { type Locale, localizedPath } from '@mawkib/core/locale';
import { mapsSettings } from '@mawkib/core/maps';
import { everything, readAttributes, toSearch } from '@mawkib/stock-locator/engine';
import type { SiteContext } from '../context/site-context.ts';
import { stockListing } from '../market-cache/stock-listing.server.ts';
import { dealerView } from './dealer-view.server.ts';
import { loadDealerForm } from './load-dealer-form.server.ts';

/** Cars on the page; the list has all of them. */
const maxCars = 6;
const stockTimeLimit = 2_000;

/** Loads what the page of a dealer shows. Without its cars or form, the rest is shown. */
export async function loadDealerPage(site: SiteContext, dealer: Dealer, locale: Locale) {
  const { settings } = await site.market(locale);
  const [cars, form] = await Promise.all([
    carsOf(site, dealer, locale),
    loadDealerForm(site, { dealer, formId: settings.get('dealers.form_id').trim(), locale }),
  ]);
  const list = { ...everything, lists: { dealers: [dealer.id] } };
  return {
    dealer: dealerView(dealer, locale, settings.get('site.time_zone')),
    image: dealer.image_id ? { id: dealer.image_id, alt: dealer.name } : null,
    cars: cars ?? [],
    listHref: localizedPath(`${settings.get('stock_locator.list_path')}?${toSearch(list)}`, locale),
    cardAttributes: readAttributes(settings.get('stock_locator.card_attributes')),
    form: form ?? null,
    maps: mapsSettings(settings, locale),
    /** False: parts are missing, and the document is not cached. */
    isComplete: cars !== undefined && form !== undefined,
  };
}

export type DealerPageData = Awaited<ReturnType<typeof loadDealerPage>>;

/** The newest cars of a dealer; undefined if they cannot be loaded. */
async function carsOf(
  site: SiteContext,
  dealer: Dealer,
  locale: Locale,
): Promise<RawVehicle[] | undefined> {
  const query = {
    items: maxCars,
    lang: locale,
    sort: '-created_at',
    'filter[owner_id_in]': dealer.id,
  };
  try {
    const { data } = await site.call(
      listVehiclesLight,
      { params: { listing: stockListing }, query },
      { locale, signal: AbortSignal.timeout(stockTimeLimit) },
    );
    return data as unknown as RawVehicle[];
  } catch (error) {
    site.log('warn', `The cars of dealer ${dealer.dealer_code} could not be loaded`, error);
    return undefined;
  }
}
