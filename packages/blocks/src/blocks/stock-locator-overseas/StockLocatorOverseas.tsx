import type { BlockProps } from '../../model/definition/props.js';
import { StockListBlock } from '../../shared/stock/StockListBlock.js';
import type { stockLocatorOverseas } from './stock-locator-overseas.definition.js';

export const StockLocatorOverseas = (props: BlockProps<typeof stockLocatorOverseas>) => (
  <StockListBlock {...props} oldPrice />
);
