import type { BlockProps } from '../../model/props.js';
import { BlockSection } from '../../renderer/BlockSection.js';
import type { contentBlocks } from './content-blocks.definition.js';

export function ContentBlocks({ id }: BlockProps<typeof contentBlocks>) {
  return <BlockSection>{id}</BlockSection>;
}
