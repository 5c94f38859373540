import type { BlockProps } from '../../model/props.js';
import { BlockSection } from '../../renderer/BlockSection.js';
import type { formComponent } from './form-component.definition.js';

export function FormComponent({ id }: BlockProps<typeof formComponent>) {
  return <BlockSection>{id}</BlockSection>;
}
