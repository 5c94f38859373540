import type { BlockProps } from '../../model/props.js';
import { BlockSection } from '../../renderer/BlockSection.js';
import type { retailerCards } from './retailer-cards.definition.js';

export function RetailerCards({ id }: BlockProps<typeof retailerCards>) {
  return <BlockSection>{id}</BlockSection>;
}
