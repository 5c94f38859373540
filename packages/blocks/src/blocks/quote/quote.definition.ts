import { defineBlock } from '../../model/definition/define-block.js';
import { quotationFields } from '../../shared/quotation/quotation-fields.js';
import { sample } from './quote.sample.js';

export const quote = defineBlock({
  key: 'quote',
  name: { ar: 'اقتباس', en: 'Quote' },
  description: {
    ar: 'قول بخط كبير مع اسم قائله ومنصبه.',
    en: 'Someone’s words in large type, with their name and position.',
  },
  short_description: { ar: 'قول وقائله', en: 'Words and who said them' },
  group: 'Content',
  version: 1,
  fields: quotationFields(),
  interactive: false,
  sample,
});
