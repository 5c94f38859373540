import { defineBlock } from '../../model/definition/define-block.js';
import { sliderTheme, titleSet } from '../../model/definition/option-sets.js';
import { isSlide, slideFields } from '../../shared/slider/slide-fields.js';
import { sample } from './number-button-slider.sample.js';

export const numberButtonSlider = defineBlock({
  key: 'number-button-slider',
  name: { ar: 'شرائح مرقّمة', en: 'Number-button slider' },
  description: {
    ar: 'صورة ونص في كل شريحة، وأرقام للتنقل بين الشرائح.',
    en: 'Slides with a picture and a text, and numbers to choose a slide.',
  },
  short_description: { ar: 'شرائح تُختار بأرقامها', en: 'Slides chosen by number' },
  group: 'New Blocks Versions',
  version: 1,
  fields: {
    ...titleSet(),
    slider_theme: sliderTheme(),
  },
  group_fields: slideFields(),
  complete: isSlide,
  interactive: true,
  sample,
});
