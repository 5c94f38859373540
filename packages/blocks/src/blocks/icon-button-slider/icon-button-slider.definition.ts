import { defineBlock } from '../../model/definition/define-block.js';
import { icon } from '../../model/definition/field.js';
import { sliderTheme, titleSet } from '../../model/definition/option-sets.js';
import { isSlide, slideFields } from '../../shared/slider/slide-fields.js';
import { sample } from './icon-button-slider.sample.js';

export const iconButtonSlider = defineBlock({
  key: 'icon-button-slider',
  name: { ar: 'شرائح بأيقونات', en: 'Icon-button-slider' },
  description: {
    ar: 'صورة ونص في كل شريحة، وأيقونات للتنقل بين الشرائح.',
    en: 'Slides with a picture and a text, and icons to choose a slide.',
  },
  short_description: { ar: 'شرائح تُختار بأيقوناتها', en: 'Slides chosen by icon' },
  group: 'New Blocks Versions',
  version: 1,
  fields: {
    ...titleSet(),
    slider_theme: sliderTheme(),
  },
  group_fields: {
    icon: icon({ label: { ar: 'الأيقونة', en: 'Icon' }, optional: true }),
    ...slideFields(),
  },
  complete: isSlide,
  interactive: true,
  sample,
});
