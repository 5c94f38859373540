import { type Call, withMiddleware } from '@mawkib/api-clients';
import type { PublicBlock } from '@mawkib/api-clients/contracts/content';
import { getListingRetailers } from '@mawkib/api-clients/contracts/stock';
import { defaultLocale, type Locale } from '@mawkib/core/locale';
import type { Settings, SiteSettings } from '@mawkib/core/settings';
import type { Market } from '../context/market.ts';

/** The market's default list; settings define its content. */
export const stockListing = 'all';

const listId = /^[\w-]{1,64}$/;

/**
 * Publication lists of the market's default list, such as `new,approved`: those of the settings; if
 * these cannot be loaded, those of the deployment; else all vehicles. Invalid ids are left out.
 */
export function listingOf(settings: Pick<Settings<SiteSettings>, 'get'>): string {
  const lists = settings.get('stock_locator.publication_lists').filter((id) => listId.test(id));
  return lists.join(',') || stockListing;
}

/** Wraps a call so that stock requests use the publication lists of the market's settings. */
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

/**
 * Blocks of the default list with its publication lists named, so that the browser requests the
 * same ones.
 */
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
