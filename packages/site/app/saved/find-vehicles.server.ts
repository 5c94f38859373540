import { isServiceError } from '@mawkib/api-clients';
import { getVehicle, type RawVehicle } from '@mawkib/api-clients/contracts';
import type { Locale } from '@mawkib/core/locale';
import type { FoundVehicles } from '@mawkib/stock-locator';
import type { SiteContext } from '../context/site-context.ts';
import { stockListing } from '../market-cache/stock-listing.server.ts';

const most = 50;
const longestId = 64;

/** The ids of an address, `?ids=1,2`: each once, fifty at most. */
export const idsOf = (search: URLSearchParams): string[] =>
  [...new Set((search.get('ids') ?? '').split(','))]
    .map((id) => id.trim())
    .filter((id) => id !== '' && id.length <= longestId)
    .slice(0, most);

/** The vehicles as cards and comparisons show them; one that cannot be had now is in neither list. */
export async function findVehicles(
  site: SiteContext,
  ids: readonly string[],
  locale: Locale,
): Promise<FoundVehicles> {
  const vehicles: RawVehicle[] = [];
  const gone: string[] = [];
  const answers = await Promise.allSettled(
    ids.map((id) => {
      const input = { params: { listing: stockListing, id }, query: { lang: locale } };
      return site.call(getVehicle, input, { locale, signal: AbortSignal.timeout(5_000) });
    }),
  );
  for (const [index, answer] of answers.entries()) {
    const id = ids[index] ?? '';
    if (answer.status === 'fulfilled') vehicles.push(forCards(answer.value.data));
    else if (isServiceError(answer.reason) && answer.reason.status === 404) gone.push(id);
    else site.log('warn', `The saved vehicle ${id} could not be loaded`, answer.reason);
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
