import { defineBlock } from '../../model/definition/define-block.js';
import { bool } from '../../model/definition/field.js';
import { sliderTheme } from '../../model/definition/option-sets.js';
import { quotationFields } from '../../shared/quotation/quotation-fields.js';
import { sample } from './quote-slider.sample.js';

export const quoteSlider = defineBlock({
  key: 'quote-slider',
  name: { ar: 'شرائح اقتباسات', en: 'Quote slider' },
  description: {
    ar: 'اقتباسات بخط كبير، واحد في كل شريحة. يمكن أن تتقدم الشرائح تلقائيًا.',
    en: 'Quotes in large type, one on each slide. The slides can advance automatically.',
  },
  short_description: { ar: 'اقتباسات في شرائح', en: 'Quotes in slides' },
  group: 'Content',
  version: 1,
  fields: {
    has_timer: bool({
      label: { ar: 'تقدّم تلقائي مع مؤقت', en: 'Advance automatically, with a timer' },
    }),
    slider_theme: sliderTheme(),
  },
  group_fields: quotationFields(),
  complete: ({ quote }) => quote.trim() !== '',
  interactive: true,
  sample,
});
