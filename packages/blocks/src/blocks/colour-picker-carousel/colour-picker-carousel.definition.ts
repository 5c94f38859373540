import { defineBlock } from '../../model/definition/define-block.js';
import { image, string } from '../../model/definition/field.js';
import { sliderTheme, titleSet } from '../../model/definition/option-sets.js';
import { sample } from './colour-picker-carousel.sample.js';

export const colourPickerCarousel = defineBlock({
  key: 'colour-picker-carousel',
  name: { ar: 'اختيار اللون', en: 'Colour picker carousel' },
  description: {
    ar: 'صورة كبيرة تتغيّر حسب اللون المختار تحتها.',
    en: 'A large picture that changes with the colour chosen below it.',
  },
  short_description: { ar: 'ألوان تغيّر الصورة', en: 'Colours that change the picture' },
  group: 'Content',
  version: 1,
  max_field_groups: 20,
  fields: { ...titleSet(), slider_theme: sliderTheme() },
  group_fields: {
    colour_label: string({ label: { ar: 'اسم اللون', en: 'Colour name' }, optional: true }),
    colour_image: image({
      label: { ar: 'عيّنة اللون', en: 'Swatch' },
      help: {
        ar: 'دون عيّنة تظهر الصورة نفسها مصغّرة.',
        en: 'Without a swatch, a small version of the picture is shown.',
      },
      optional: true,
    }),
    image: image({ label: { ar: 'الصورة', en: 'Picture' }, optional: true }),
  },
  complete: ({ image }) => Boolean(image),
  interactive: false,
  sample,
});
