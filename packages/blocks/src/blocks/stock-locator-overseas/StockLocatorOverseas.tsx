import type { BlockProps } from '../../model/props.js';
import { StockListBlock } from '../../stock/StockListBlock.js';
import type { stockLocatorOverseas } from './stock-locator-overseas.definition.js';

export const StockLocatorOverseas = (props: BlockProps<typeof stockLocatorOverseas>) => (
  <StockListBlock {...props} oldPrice />
);
