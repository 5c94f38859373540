import { defineBlock } from '../../model/definition/define-block.js';
import { formFields } from '../../shared/form-panel/form-fields.js';
import { formNeed } from '../../shared/form-panel/form-need.js';
import { sample } from './form-component.sample.js';

export const formComponent = defineBlock({
  key: 'form-component',
  name: { ar: 'نموذج', en: 'Form component' },
  description: {
    ar: 'نموذج من خدمة النماذج. يمكن ملء حقوله مسبقًا من عنوان URL للصفحة.',
    en: 'A form of the forms service. Its fields can be filled in from the URL of the page.',
  },
  short_description: { ar: 'نموذج تواصل', en: 'A form that visitors fill in' },
  group: 'Other',
  version: 1,
  fields: formFields(),
  interactive: true,
  data: ({ fields, locale }) => formNeed(fields.form_id, locale),
  sample,
});
