import { defineBlock } from '../../model/definition/define-block.js';
import { select } from '../../model/definition/field.js';
import { formFields } from '../../shared/form-panel/form-fields.js';
import { formNeed } from '../../shared/form-panel/form-need.js';
import { sample } from './jlr-form-component.sample.js';

export const jlrFormComponent = defineBlock({
  key: 'jlr-form-component',
  name: { ar: 'نموذج بموضع', en: 'Form component (jlr-form-component)' },
  description: {
    ar: 'نموذج من خدمة النماذج، في يسار الصفحة أو وسطها أو يمينها.',
    en: 'A form of the forms service, on the left, in the centre or on the right of the page.',
  },
  short_description: { ar: 'نموذج في موضع تختاره', en: 'A form where you place it' },
  group: 'Other',
  version: 1,
  fields: {
    ...formFields(),
    form_position: select({
      label: { ar: 'موضع النموذج', en: 'Form position' },
      options: [
        { value: 'left', label: { ar: 'يسار', en: 'Left' } },
        { value: 'center', label: { ar: 'وسط', en: 'Centre' } },
        { value: 'right', label: { ar: 'يمين', en: 'Right' } },
      ],
      default: 'center',
    }),
  },
  interactive: true,
  data: ({ fields, locale }) => formNeed(fields.form_id, locale),
  sample,
});
