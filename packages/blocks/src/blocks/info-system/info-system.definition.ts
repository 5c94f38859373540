import { defineBlock } from '../../model/definition/define-block.js';
import { string } from '../../model/definition/field.js';
import { sectionLayout } from '../../model/definition/option-sets.js';
import { numberedFields } from '../../shared/numbered-blocks/numbered-fields.js';
import { sample } from './info-system.sample.js';

export const infoSystem = defineBlock({
  key: 'info-system',
  name: { ar: 'نظام المعلومات', en: 'Info system' },
  description: {
    ar: 'يختار الزائر نظامًا أو طرازًا من قائمة، ويرى البطاقات الخاصة به.',
    en: 'Visitors choose a system or model from a list and see the cards for it.',
  },
  short_description: { ar: 'بطاقات حسب اختيار الزائر', en: 'Cards by a visitor’s choice' },
  group: 'Advanced',
  version: 1,
  max_field_groups: 30,
  fields: {
    labels: string({
      label: { ar: 'نصوص القائمة', en: 'Labels' },
      help: {
        ar: 'اسم القائمة، ويمكن أن تتبعه علامة | ثم سطر مساعدة.',
        en: 'The name of the list, optionally followed by | and a line of help.',
      },
      default: { ar: 'اختر نظامك', en: 'Choose your system' },
    }),
    model_title: string({
      label: { ar: 'العنوان', en: 'Title' },
      help: {
        ar: 'يُستبدل {selectedOption} بالخيار المحدد.',
        en: '{selectedOption} is replaced with the selected option.',
      },
      default: '{selectedOption}',
    }),
    ...sectionLayout(),
  },
  group_fields: {
    option_label: string({
      label: { ar: 'نص الخيار', en: 'Option label' },
      required: true,
      max_length: 120,
    }),
    ...numberedFields(),
  },
  interactive: true,
  complete: ({ option_label }) => option_label.trim() !== '',
  sample,
});
