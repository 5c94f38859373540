import { defineBlock } from '../../model/definition/define-block.js';
import { image, string } from '../../model/definition/field.js';
import { rdxLinks, sliderTheme, titleSet } from '../../model/definition/option-sets.js';
import { sample } from './manual-models-carousel.sample.js';

export const manualModelsCarousel = defineBlock({
  key: 'manual-models-carousel',
  name: { ar: 'شرائح الطرازات', en: 'Manual models carousel' },
  description: {
    ar: 'بطاقات طرازات تُدخل محتواها يدويًا: الاسم والصورة والسعر والروابط.',
    en: 'Model cards with content that you enter: name, picture, price and links.',
  },
  short_description: { ar: 'بطاقات طرازات متجاورة', en: 'A row of model cards' },
  group: 'Content',
  version: 1,
  fields: { ...titleSet(), slider_theme: sliderTheme() },
  group_fields: {
    model_name: string({ label: { ar: 'اسم الطراز', en: 'Model name' }, optional: true }),
    image: image({ label: { ar: 'الصورة', en: 'Picture' }, optional: true }),
    price: string({ label: { ar: 'السعر', en: 'Price' }, optional: true }),
    'rdx-links': rdxLinks(),
  },
  complete: ({ model_name, image }) => Boolean(model_name || image),
  interactive: true,
  sample,
});
