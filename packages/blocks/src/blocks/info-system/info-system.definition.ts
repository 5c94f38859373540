import { defineBlock } from '../../model/definition/define-block.js';
import { string } from '../../model/definition/field.js';
import { sectionLayout } from '../../model/definition/option-sets.js';
import { numberedFields } from '../../shared/numbered-blocks/numbered-fields.js';
import { sample } from './info-system.sample.js';

export const infoSystem = defineBlock({
  key: 'info-system',
  name: { ar: 'نظام المعلومات', en: 'Info system' },
  description: {
    ar: 'يختار الزائر نظامه أو طرازه من قائمة، فتظهر البطاقات التي تخصه.',
    en: 'A visitor picks a system or model from a list and sees the cards that belong to it.',
  },
  short_description: { ar: 'بطاقات حسب اختيار الزائر', en: 'Cards by a visitor’s choice' },
  group: 'Advanced',
  version: 1,
  max_field_groups: 30,
  fields: {
    labels: string({
      label: { ar: 'نصوص القائمة', en: 'Labels' },
      help: {
        ar: 'اسم القائمة، ثم سطر إرشاد تحتها إن شئت، وبينهما |.',
        en: 'The name of the list and, if you wish, a line of help below it, with | between them.',
      },
      default: { ar: 'اختر نظامك', en: 'Choose your system' },
    }),
    model_title: string({
      label: { ar: 'العنوان', en: 'Title' },
      help: {
        ar: 'يحل الخيار محل {selectedOption}.',
        en: 'The choice takes the place of {selectedOption}.',
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
