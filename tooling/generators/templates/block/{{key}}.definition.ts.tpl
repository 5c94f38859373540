import { defineBlock } from '../../model/define-block.js';
import { markdown } from '../../model/field.js';
import { blockFrame, titleSet } from '../../model/option-sets.js';
import { sample } from './{{key}}.sample.js';

export const {{camel}} = defineBlock({
  key: '{{key}}',
  name: { ar: 'اسم القسم', en: '{{title}}' },
  description: {
    ar: 'ما الذي يعرضه هذا القسم للزائر.',
    en: 'What this block shows a visitor.',
  },
  short_description: { ar: 'وصف قصير', en: '{{title}}' },
  group: 'Content',
  version: 1,
  fields: {
    ...titleSet(),
    paragraph: markdown({ label: { ar: 'النص', en: 'Text' }, optional: true }),
    ...blockFrame(),
  },
  moves: false,
  sample,
});
