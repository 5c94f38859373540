import type { BlockProps } from '../../model/props.js';
import { BlockSection } from '../../renderer/BlockSection.js';
import type { accordion } from './accordion.definition.js';

export function Accordion({ id }: BlockProps<typeof accordion>) {
  return <BlockSection>{id}</BlockSection>;
}
