import { defineBlock } from '../../model/definition/define-block.js';
import { image } from '../../model/definition/field.js';
import {
  carouselViewOptions,
  paragraph,
  sliderTheme,
  title,
  titleSet,
} from '../../model/definition/option-sets.js';
import { isSlide } from '../../shared/slider/slide-fields.js';
import { sample } from './dual-frame-carousel.sample.js';

export const dualFrameCarousel = defineBlock({
  key: 'dual-frame-carousel',
  name: { ar: 'شرائح بإطارين', en: 'Dual-frame carousel' },
  description: {
    ar: 'في كل شريحة صورتان تتحركان معًا، كبيرة للمشهد وصغيرة للتفاصيل، مع نص.',
    en: 'Slides with two pictures that move together, a large one for the scene and a small one for the detail, and a text.',
  },
  short_description: { ar: 'شرائح بصورتين', en: 'Slides with two pictures' },
  group: 'New Blocks Versions',
  version: 1,
  fields: {
    ...titleSet(),
    slider_theme: sliderTheme(),
    carousel_view_options: carouselViewOptions(),
  },
  group_fields: {
    image_1: image({ label: { ar: 'الصورة الكبيرة', en: 'Large picture' }, optional: true }),
    image_2: image({ label: { ar: 'الصورة الصغيرة', en: 'Small picture' }, optional: true }),
    title: title(),
    paragraph: paragraph(),
  },
  complete: ({ image_1, image_2, ...words }) => isSlide({ image: image_1 ?? image_2, ...words }),
  interactive: true,
  sample,
});
