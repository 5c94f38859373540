import type { PublicBlock } from '@mawkib/api-clients/contracts/content';
import type { ListingMeta } from '@mawkib/api-clients/contracts/stock';
import { withPredefinedLinks } from '@mawkib/blocks/model';
import type { Locale } from '@mawkib/core/locale';
import type { RouterContextProvider } from 'react-router';
import { siteContext } from '../context/site-context.ts';
import { marketContext } from '../dynamic-content/market-context.ts';
import { type ShownBlocks, showBlocks } from '../dynamic-content/show-blocks.server.ts';
import { namePublicationLists } from '../market-cache/stock-listing.server.ts';

/** Blocks that a visitor of this path sees, with the settings for links and lists applied. */
export async function visibleBlocks(
  stored: PublicBlock[],
  target: { locale: Locale; path: string },
  context: Readonly<RouterContextProvider>,
): Promise<ShownBlocks> {
  const site = context.get(siteContext);
  const { catalogue } = site;
  const { blocks: shown, isComplete } = await showBlocks(
    stored,
    { catalogue, ...target },
    context.get(marketContext),
  );
  const { settings } = await site.market(target.locale);
  const linked = withPredefinedLinks(
    shown,
    catalogue.definitionOf,
    settings.get('floating_action.predefined_links'),
  );
  return { blocks: namePublicationLists(linked, settings), isComplete };
}

/** True for a last known response, which the next request may replace with a current one. */
export const isLastKnown = (value: unknown): boolean =>
  (value as { meta?: Partial<ListingMeta> } | null)?.meta?.last_known !== undefined;
