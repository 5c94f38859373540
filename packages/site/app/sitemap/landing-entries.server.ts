import type { Call } from '@mawkib/api-clients';
import { type FacetValue, listVehicles } from '@mawkib/api-clients/contracts/stock';
import { defaultLocale } from '@mawkib/core/locale';
import {
  atLanding,
  everything,
  type Landing,
  type LandingPattern,
  landingPath,
  landingSlug,
  toServiceQuery,
} from '@mawkib/stock-locator/engine';
import { stockListing } from '../market-cache/stock-listing.server.ts';

/**
 * Max calls to the stock service for one sitemap, whatever the settings say; a stock has dozens of
 * models and about ten colours.
 */
const maxCalls = 200;

/** Paths of the landing pages that have at least one vehicle, without the language. */
export async function landingEntries(
  call: Call,
  listPath: string,
  patterns: readonly LandingPattern[],
): Promise<string[]> {
  const requested = new Map<string, Promise<Record<string, FacetValue[]>>>();
  const facetsAt = (landing: Landing): Promise<Record<string, FacetValue[]>> => {
    const path = landingPath('', landing);
    const cached = requested.get(path);
    if (cached) return cached;
    if (requested.size >= maxCalls) return Promise.resolve({});
    const query = toServiceQuery(atLanding(everything, landing), {
      lang: defaultLocale(),
      items: 1,
    });
    const flight = call(listVehicles, { params: { listing: stockListing }, query }).then(
      ({ meta }) => meta.facets,
    );
    requested.set(path, flight);
    return flight;
  };
  const below = async (above: Landing, rest: LandingPattern): Promise<Landing[]> => {
    const [key, ...others] = rest;
    if (key === undefined) return [above];
    const found: Landing[] = [];
    for (const { value, count } of (await facetsAt(above))[key] ?? []) {
      if (count === 0 || landingSlug(value) === '') continue;
      found.push(...(await below([...above, { key, value }], others)));
    }
    return found;
  };
  const paths: string[] = [];
  for (const pattern of patterns) {
    for (const landing of await below([], pattern)) paths.push(landingPath(listPath, landing));
  }
  return [...new Set(paths)];
}
