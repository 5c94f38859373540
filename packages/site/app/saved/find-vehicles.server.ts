import { isServiceError } from '@mawkib/api-clients';
import { getVehicle, type RawVehicle } from '@mawkib/api-clients/contracts/stock';
import type { Locale } from '@mawkib/core/locale';
import type { FoundVehicles } from '@mawkib/stock-locator';
import type { SiteContext } from '../context/site-context.ts';
import { stockListing } from '../market-cache/stock-listing.server.ts';

const max = 50;
const longestId = 64;

/** Ids of an address, `?ids=1,2`: without duplicates, at most 50. */
export const idsOf = (search: URLSearchParams): string[] =>
  [...new Set((search.get('ids') ?? '').split(','))]
    .map((id) => id.trim())
    .filter((id) => id !== '' && id.length <= longestId)
    .slice(0, max);

/** Loads vehicles for cards and comparisons; one that cannot be loaded now is in neither list. */
export async function findVehicles(
  site: SiteContext,
  ids: readonly string[],
  locale: Locale,
): Promise<FoundVehicles> {
  const vehicles: RawVehicle[] = [];
  const gone: string[] = [];
  const responses = await Promise.allSettled(
    ids.map((id) => {
      const input = { params: { listing: stockListing, id }, query: { lang: locale } };
      return site.call(getVehicle, input, { locale, signal: AbortSignal.timeout(5_000) });
    }),
  );
  for (const [index, response] of responses.entries()) {
    const id = ids[index] ?? '';
    if (response.status === 'fulfilled') vehicles.push(forCards(response.value.data));
    else if (isServiceError(response.reason) && response.reason.status === 404) gone.push(id);
    else site.log('warn', `The saved vehicle ${id} could not be loaded`, response.reason);
  }
  return { vehicles, gone };
}

const forCards = (vehicle: RawVehicle): RawVehicle => ({
  ...vehicle,
  long_description: null,
  features_standard: [],
  features_optional: [],
  photos: vehicle.photos.slice(0, 1),
});
