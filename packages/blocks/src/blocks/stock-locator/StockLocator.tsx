import type { BlockProps } from '../../model/props.js';
import { StockListBlock } from '../../stock/StockListBlock.js';
import type { stockLocator } from './stock-locator.definition.js';

export const StockLocator = (props: BlockProps<typeof stockLocator>) => (
  <StockListBlock {...props} />
);
