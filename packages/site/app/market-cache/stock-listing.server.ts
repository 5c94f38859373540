import { type Call, withMiddleware } from '@mawkib/api-clients';
import type { PublicBlock } from '@mawkib/api-clients/contracts';
import { getListingRetailers } from '@mawkib/api-clients/contracts';
import { defaultLocale, type Locale } from '@mawkib/core/locale';
import type { Settings, SiteSettings } from '@mawkib/core/settings';
import type { Market } from '../context/market.ts';

/** The market's own list, whatever its settings make of it. */
export const stockListing = 'all';

const listId = /^[\w-]{1,64}$/;

/**
 * The publication lists that are the market's own list, `new,approved` for two of them: those of
 * the settings, where these cannot be read those of the deployment, else every vehicle. What is no
 * id of a list is left out.
 */
export function listingOf(settings: Pick<Settings<SiteSettings>, 'get'>): string {
  const lists = settings.get('stock_locator.publication_lists').filter((id) => listId.test(id));
  return lists.join(',') || stockListing;
}

/** Calls that ask the stock service for the publication lists of the market's settings. */
export function withPublicationLists(
  call: Call,
  market: (locale: Locale) => Promise<Pick<Market, 'settings'>>,
): Call {
  return withMiddleware(call, async ({ operation, input, context, next }) => {
    const name = operation.id === getListingRetailers.id ? 'id' : 'listing';
    const params = input.params as Readonly<Record<string, unknown>> | undefined;
    if (operation.service !== 'stock' || params?.[name] !== stockListing) return next();
    const { settings } = await market(context.locale ?? defaultLocale());
    return next({ input: { ...input, params: { ...params, [name]: listingOf(settings) } } });
  });
}

/** Blocks that show the market's own list name it, so that the browser asks for the same one. */
export function namePublicationLists(
  blocks: readonly PublicBlock[],
  settings: Pick<Settings<SiteSettings>, 'get'>,
): PublicBlock[] {
  const listing = listingOf(settings);
  return blocks.map((block) => {
    const given = block.fields.ci_key_list;
    const isOwn = typeof given === 'string' && ['', stockListing].includes(given.trim());
    if (!isOwn || listing === stockListing) return block;
    return { ...block, fields: { ...block.fields, ci_key_list: listing } };
  });
}
