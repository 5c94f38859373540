import { defineBlock } from '../../model/definition/define-block.js';
import { quotationFields } from '../../shared/quotation/quotation-fields.js';
import { sample } from './quote.sample.js';

export const quote = defineBlock({
  key: 'quote',
  name: { ar: 'اقتباس', en: 'Quote' },
  description: {
    ar: 'اقتباس بخط كبير مع اسم قائله ومنصبه.',
    en: 'A quote in large type, with the author’s name and position.',
  },
  short_description: { ar: 'اقتباس واسم قائله', en: 'A quote and its author' },
  group: 'Content',
  version: 1,
  fields: quotationFields(),
  interactive: false,
  sample,
});
