import type { BlockProps } from '../../model/props.js';
import { BlockSection } from '../../renderer/BlockSection.js';
import type { inPageNavigation } from './in-page-navigation.definition.js';

export function InPageNavigation({ id }: BlockProps<typeof inPageNavigation>) {
  return <BlockSection>{id}</BlockSection>;
}
