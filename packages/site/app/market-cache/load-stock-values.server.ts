import type { Call } from '@mawkib/api-clients';
import { getGroupedNameplates } from '@mawkib/api-clients/contracts/content';
import { listVehicles } from '@mawkib/api-clients/contracts/stock';
import type { Locale } from '@mawkib/core/locale';
import { landingSlug } from '@mawkib/stock-locator/engine';
import type { StockValues } from '../context/stock-values.ts';
import { stockListing } from './stock-listing.server.ts';

/**
 * Loads all values of the stock's filters, with labels and counts. Models of the catalogue without
 * vehicles are included, so that their landing pages show an empty list rather than a 404.
 */
export async function loadStockValues(call: Call, locale: Locale): Promise<StockValues> {
  const [listing, catalogue] = await Promise.all([
    call(
      listVehicles,
      { params: { listing: stockListing }, query: { items: 1, page: 1, lang: locale } },
      { locale },
    ),
    call(getGroupedNameplates, { query: { locale } }, { locale }).then(
      ({ data }) => data.flatMap(({ nameplates }) => nameplates),
      () => [],
    ),
  ]);
  const { facets } = listing.meta;
  const models = facets.models ?? [];
  const there = new Set(models.map(({ value }) => landingSlug(value)));
  const missing = catalogue
    .filter(({ key }) => !there.has(landingSlug(key)))
    .map(({ key, name }) => ({ value: key, label: name, count: 0 }));
  return { ...facets, models: [...models, ...missing] };
}
