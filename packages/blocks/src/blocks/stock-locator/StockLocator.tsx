import type { BlockProps } from '../../model/props.js';
import { BlockSection } from '../../renderer/BlockSection.js';
import type { stockLocator } from './stock-locator.definition.js';

export function StockLocator({ id }: BlockProps<typeof stockLocator>) {
  return <BlockSection>{id}</BlockSection>;
}
