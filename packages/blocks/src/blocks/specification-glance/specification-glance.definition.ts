import { defineBlock } from '../../model/definition/define-block.js';
import { icon, string } from '../../model/definition/field.js';
import { colNumbers, titleSet } from '../../model/definition/option-sets.js';
import { modelKey } from '../../model/presets/presets.js';
import { sample } from './specification-glance.sample.js';

export const specificationGlance = defineBlock({
  key: 'specification-glance',
  name: { ar: 'أبرز المواصفات', en: 'Specification-glance' },
  description: {
    ar: 'أهم أرقام الطراز، حتى أربعة في الصف.',
    en: 'The most important figures of a model, up to four per row.',
  },
  short_description: { ar: 'أرقام الطراز بنظرة واحدة', en: 'A model’s figures at a glance' },
  group: 'Content',
  version: 1,
  max_field_groups: 20,
  fields: {
    ...titleSet(),
    model_key: modelKey(),
    'col-numbers': colNumbers(),
  },
  group_fields: {
    icon: icon({ label: { ar: 'الأيقونة', en: 'Icon' }, optional: true }),
    value: string({ label: { ar: 'القيمة', en: 'Value' }, optional: true }),
    label: string({ label: { ar: 'الوصف', en: 'Label' }, optional: true }),
  },
  complete: ({ value, label }) => Boolean(value || label),
  interactive: false,
  sample,
});
