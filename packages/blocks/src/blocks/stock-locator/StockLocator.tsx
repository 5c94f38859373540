import type { BlockProps } from '../../model/definition/props.js';
import { StockListBlock } from '../../shared/stock/StockListBlock.js';
import type { stockLocator } from './stock-locator.definition.js';

export const StockLocator = (props: BlockProps<typeof stockLocator>) => (
  <StockListBlock {...props} />
);
