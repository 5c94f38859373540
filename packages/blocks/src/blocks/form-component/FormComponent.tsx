import type { BlockProps } from '../../model/definition/props.js';
import { BlockSection } from '../../renderer/section/BlockSection.js';
import { FormPanel } from '../../shared/form-panel/FormPanel.js';
import type { formComponent } from './form-component.definition.js';

export function FormComponent({ id, index, fields, data }: BlockProps<typeof formComponent>) {
  const form = data?.value.data;
  if (!form) return null;
  return (
    <BlockSection>
      <FormPanel place={id} form={form} fields={fields} level={index === 0 ? 1 : 2} />
    </BlockSection>
  );
}
