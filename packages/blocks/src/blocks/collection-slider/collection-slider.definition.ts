import { defineBlock } from '../../model/definition/define-block.js';
import { carouselViewOptions, sliderTheme, titleSet } from '../../model/definition/option-sets.js';
import { isSlide, slideFields } from '../../shared/slider/slide-fields.js';
import { sample } from './collection-slider.sample.js';

export const collectionSlider = defineBlock({
  key: 'collection-slider',
  name: { ar: 'شرائح مجموعة', en: 'Collection slider (manual)' },
  description: {
    ar: 'صور كبيرة تحتها نصوص، بالترتيب الذي تختاره.',
    en: 'Large pictures with text below, in the order you choose.',
  },
  short_description: { ar: 'صور كبيرة بترتيبك', en: 'Large pictures in your order' },
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
