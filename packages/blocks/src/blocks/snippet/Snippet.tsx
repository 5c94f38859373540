import type { BlockProps } from '../../model/props.js';
import { BlockSection } from '../../renderer/BlockSection.js';
import type { snippet } from './snippet.definition.js';

export function Snippet({ id }: BlockProps<typeof snippet>) {
  return <BlockSection>{id}</BlockSection>;
}
