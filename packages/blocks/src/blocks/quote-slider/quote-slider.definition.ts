import { defineBlock } from '../../model/definition/define-block.js';
import { bool } from '../../model/definition/field.js';
import { sliderTheme } from '../../model/definition/option-sets.js';
import { quotationFields } from '../../shared/quotation/quotation-fields.js';
import { sample } from './quote-slider.sample.js';

export const quoteSlider = defineBlock({
  key: 'quote-slider',
  name: { ar: 'شرائح اقتباسات', en: 'Quote slider' },
  description: {
    ar: 'أقوال بخط كبير، واحد في كل شريحة، تتقدّم وحدها إن أردت.',
    en: 'Words of others in large type, one on each slide, that move on by themselves if you wish.',
  },
  short_description: { ar: 'أقوال تتعاقب', en: 'Quotes, one after another' },
  group: 'Content',
  version: 1,
  fields: {
    has_timer: bool({
      label: { ar: 'تقدّم تلقائي مع مؤقت', en: 'Moves on by itself, with a timer' },
    }),
    slider_theme: sliderTheme(),
  },
  group_fields: quotationFields(),
  complete: ({ quote }) => quote.trim() !== '',
  interactive: true,
  sample,
});
