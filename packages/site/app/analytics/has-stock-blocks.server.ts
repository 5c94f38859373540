import type { Catalogue } from '@mawkib/blocks/definitions';

/** True if one of the blocks belongs to the stock locator. */
export const hasStockBlocks = (
  blocks: readonly { template: string }[],
  { definitionOf }: Pick<Catalogue, 'definitionOf'>,
): boolean => blocks.some(({ template }) => definitionOf(template)?.group === 'Stock Locator');
