import { definitionOf } from '@mawkib/blocks/definitions';

/** Whether one of the blocks belongs to the stock locator. */
export const hasStockBlocks = (blocks: readonly { template: string }[]): boolean =>
  blocks.some(({ template }) => definitionOf(template)?.group === 'Stock Locator');
