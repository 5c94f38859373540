import { defineBlock } from '../../model/definition/define-block.js';
import { carouselViewOptions, sliderTheme, titleSet } from '../../model/definition/option-sets.js';
import { isSlide, slideFields } from '../../shared/slider/slide-fields.js';
import { sample } from './same-size-carousel.sample.js';

export const sameSizeCarousel = defineBlock({
  key: 'same-size-carousel',
  name: { ar: 'شرائح متساوية', en: 'Same-size carousel' },
  description: {
    ar: 'بطاقات بحجم واحد، جنبًا إلى جنب: صورة وعنوان ونص ورابط.',
    en: 'A row of cards of the same size, each with a picture, a title, a text and a link.',
  },
  short_description: { ar: 'بطاقات متجاورة بحجم واحد', en: 'A row of cards of the same size' },
  group: 'Content',
  version: 1,
  fields: {
    ...titleSet(),
    slider_theme: sliderTheme(),
    carousel_view_options: carouselViewOptions(),
  },
  group_fields: slideFields(),
  complete: isSlide,
  interactive: true,
  sample,
});
