import * as z from 'zod';
import { defineBlock } from '../../model/definition/define-block.js';
import { json, markdown, string } from '../../model/definition/field.js';
import { sectionLayout, titleSet } from '../../model/definition/option-sets.js';
import { modelKey } from '../../model/presets/presets.js';
import { modelSpecsNeed } from '../../shared/model-specs/model-specs-need.js';
import { sample } from './specification-accordion.sample.js';

const specKeys = z.array(z.object({ key: z.string(), label: z.string().optional() }));

export const specificationAccordion = defineBlock({
  key: 'specification-accordion',
  name: { ar: 'مواصفات قابلة للطي', en: 'Specification accordion' },
  description: {
    ar: 'مواصفات طراز في مجموعات تُفتح وتُغلق. تأتي القيم من بيانات السوق.',
    en: 'Specifications of a model in sections that open and close. The values come from the market’s data.',
  },
  short_description: { ar: 'مواصفات طراز', en: 'A model’s specifications' },
  group: 'Advanced',
  version: 1,
  max_field_groups: 100,
  fields: { model_key: modelKey(), ...titleSet(), ...sectionLayout() },
  group_fields: {
    label: string({ label: { ar: 'عنوان القسم', en: 'Section label' }, required: true }),
    spec_keys: json({
      label: { ar: 'مفاتيح المواصفات', en: 'Specification keys' },
      help: {
        ar: 'قائمة مثل [{"key": "power", "label": {"ar": "القوة", "en": "Power"}}]. لا يظهر المفتاح الذي لا بيانات له. يأتي الاسم من البيانات إن لم تكتبه.',
        en: 'A list such as [{"key": "power", "label": {"ar": "القوة", "en": "Power"}}]. A key without data is hidden. Without a label, the label of the data is used.',
      },
      schema: specKeys,
      default: [],
    }),
    content: markdown({ label: { ar: 'نص', en: 'Content' }, optional: true }),
  },
  interactive: false,
  data: ({ fields, groups, locale }) => {
    const keys = new Set(groups.flatMap((group) => group.fields.spec_keys.map(({ key }) => key)));
    return keys.size > 0 ? modelSpecsNeed(fields.model_key, locale, keys) : null;
  },
  complete: ({ label, spec_keys, content }) =>
    label.trim() !== '' && (spec_keys.length > 0 || Boolean(content)),
  sample,
});
