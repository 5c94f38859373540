import type { PublicBlock } from '@mawkib/api-clients/contracts/content';
import type { Catalogue } from '@mawkib/blocks/definitions';
import { applyDynamicContent, dynamicNeeds } from '@mawkib/blocks/model';
import type { Locale } from '@mawkib/core/locale';
import { sanitizeMarkup } from '@mawkib/ui/rich-text';
import type { MarketContentStore } from './create-market-content.server.ts';

export interface ShownBlocks {
  blocks: PublicBlock[];
  /** All conditions were evaluated in time, so the page can be cached. */
  isComplete: boolean;
}

/**
 * Blocks that a visitor of this path sees. A page without strategies, price tags and offers is
 * returned unchanged, without a fetch.
 */
export async function showBlocks(
  blocks: PublicBlock[],
  { catalogue, locale, path }: { catalogue: Catalogue; locale: Locale; path: string },
  { settle }: Pick<MarketContentStore, 'settle'>,
): Promise<ShownBlocks> {
  const needs = dynamicNeeds(blocks);
  if (!needs) return { blocks, isComplete: true };
  const { content, offers, tags, isComplete } = await settle(locale, needs);
  const shown = applyDynamicContent(blocks, catalogue.definitionOf, {
    isVisible: (strategy) => content.isVisible(strategy, path),
    offer: (key) => (offers.getState().status === 'fetched' ? offers.find(key) : null),
    text: tags.text,
    // A price tag may be inside an attribute, where an escaped value can still be a script URL.
    html: (markup) => sanitizeMarkup(tags.html(markup)),
  });
  return { blocks: shown, isComplete };
}
