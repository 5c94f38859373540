import { isCompleteContentItem } from '@mawkib/core/content-items';
import * as z from 'zod';
import { defineBlock } from '../../model/definition/define-block.js';
import { bool, json, markdown, select, string } from '../../model/definition/field.js';
import { sectionLayout, titleSet } from '../../model/definition/option-sets.js';
import { sample } from './accordion.sample.js';

const calculatorField = z.object({
  key: z.string(),
  label: z.string(),
  value: z.string().optional(),
});
const calculatorGroup = z.object({ label: z.string(), fields: z.array(z.string()) });
/** Named values and their groups. */
const calculatorConfig = z.object({
  fields: z.array(calculatorField).default([]),
  groups: z.array(calculatorGroup).default([]),
});

export const accordion = defineBlock({
  key: 'accordion',
  name: { ar: 'قائمة قابلة للطي', en: 'Accordion' },
  description: {
    ar: 'أسئلة وأجوبة أو تفاصيل تُفتح وتُغلق، مع زر لفتحها جميعًا.',
    en: 'Questions and answers, or details, that open and close, with a button for all of them.',
  },
  short_description: { ar: 'أسئلة وأجوبة', en: 'Questions and answers' },
  group: 'Advanced',
  version: 1,
  max_field_groups: 30,
  fields: {
    ...titleSet(),
    open_all_label: string({
      label: { ar: 'زر فتح الكل', en: 'Open all label' },
      default: { ar: 'فتح الكل', en: 'Open all' },
    }),
    close_all_label: string({
      label: { ar: 'زر إغلاق الكل', en: 'Close all label' },
      default: { ar: 'إغلاق الكل', en: 'Close all' },
    }),
    has_schema: bool({
      label: { ar: 'بيانات منظَّمة للأسئلة الشائعة', en: 'FAQ structured data' },
    }),
    ...sectionLayout(),
  },
  group_fields: {
    title: string({ label: { ar: 'السؤال', en: 'Question' }, required: true }),
    type: select({
      label: { ar: 'نوع المحتوى', en: 'Content type' },
      options: [
        { value: 'html', label: { ar: 'نص', en: 'Text' } },
        { value: 'calculator', label: { ar: 'حاسبة', en: 'Calculator' } },
        { value: 'form', label: { ar: 'نموذج', en: 'Form' } },
      ],
    }),
    html: markdown({
      label: { ar: 'الجواب', en: 'Answer' },
      optional: true,
      when: { field: 'type', is: ['html'] },
    }),
    calculator_config: json({
      label: { ar: 'إعدادات الحاسبة', en: 'Calculator configuration' },
      schema: calculatorConfig,
      default: { fields: [], groups: [] },
      when: { field: 'type', is: ['calculator'] },
    }),
    form_id: string({
      label: { ar: 'معرّف النموذج', en: 'Form ID' },
      optional: true,
      contentful: false,
      when: { field: 'type', is: ['form'] },
    }),
  },
  interactive: false,
  complete: ({ calculator_config, ...item }) =>
    isCompleteContentItem({ ...item, config: calculator_config }),
  sample,
});
