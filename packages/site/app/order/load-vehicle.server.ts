import {
  getConfiguredVehicle,
  getVehicle,
  listVehiclesLight,
  type RawVehicle,
} from '@mawkib/api-clients/contracts/stock';
import type { Locale } from '@mawkib/core/locale';
import { similarVehicles } from '@mawkib/core/vocabulary';
import type { JourneySubject } from '@mawkib/order-online/engine';
import type { SiteContext } from '../context/site-context.ts';
import { stockListing } from '../market-cache/stock-listing.server.ts';
import { isMissing } from '../request/is-missing.server.ts';
import { redirectTo404 } from '../request/redirect-to-404.server.ts';

/** Loads a vehicle by id; an unknown one redirects to the market's 404 page. */
export const loadVehicle = (site: SiteContext, id: string, locale: Locale): Promise<RawVehicle> =>
  loadSubject(site, { kind: 'normal', vehicleId: id }, locale);

/**
 * Loads the vehicle of an order journey: by its id, or by the URL of its configuration. An unknown
 * one redirects to the market's 404 page.
 */
export async function loadSubject(
  site: SiteContext,
  subject: JourneySubject,
  locale: Locale,
): Promise<RawVehicle> {
  const params = { listing: stockListing };
  const query = { lang: locale };
  try {
    const { data } =
      subject.kind === 'normal'
        ? await site.call(
            getVehicle,
            { params: { ...params, id: subject.vehicleId }, query },
            { locale },
          )
        : await site.call(
            getConfiguredVehicle,
            { params, query: { ...query, config_url: subject.configUrl } },
            { locale },
          );
    return data;
  } catch (error) {
    if (isMissing(error)) throw await redirectTo404(site, locale);
    throw error;
  }
}

/** Loads other vehicles of the same model; empty if they cannot be loaded. */
export async function loadSimilar(
  site: SiteContext,
  vehicle: RawVehicle,
  locale: Locale,
): Promise<RawVehicle[]> {
  try {
    const { data } = await site.call(
      listVehiclesLight,
      {
        params: { listing: stockListing },
        query: {
          items: similarVehicles + 1,
          lang: locale,
          'filter[nameplate_name_in]': vehicle.nameplate_name,
        },
      },
      { locale, signal: AbortSignal.timeout(2_000) },
    );
    return data as unknown as RawVehicle[];
  } catch (error) {
    site.log('warn', 'Similar vehicles could not be loaded', error);
    return [];
  }
}
