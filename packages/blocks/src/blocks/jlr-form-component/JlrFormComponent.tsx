import type { BlockProps } from '../../model/definition/props.js';
import { BlockSection } from '../../renderer/section/BlockSection.js';
import { FormPanel } from '../../shared/form-panel/FormPanel.js';
import type { jlrFormComponent } from './jlr-form-component.definition.js';

export function JlrFormComponent({ id, index, fields, data }: BlockProps<typeof jlrFormComponent>) {
  const form = data?.value.data;
  if (!form) return null;
  return (
    <BlockSection>
      <FormPanel
        place={id}
        form={form}
        fields={fields}
        level={index === 0 ? 1 : 2}
        position={fields.form_position}
      />
    </BlockSection>
  );
}
