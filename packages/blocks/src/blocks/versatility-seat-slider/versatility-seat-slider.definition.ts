import { defineBlock } from '../../model/definition/define-block.js';
import { image, string } from '../../model/definition/field.js';
import { titleSet } from '../../model/definition/option-sets.js';
import { sample } from './versatility-seat-slider.sample.js';

const frame = (at: number) =>
  image({
    label: { ar: `الوضعية ${at}`, en: `Frame ${at}` },
    help: {
      ar: 'نص الصورة البديل هو التعليق الظاهر تحتها.',
      en: 'The picture’s alternative text is the caption shown below it.',
    },
    optional: true,
  });

export const versatilitySeatSlider = defineBlock({
  key: 'versatility-seat-slider',
  name: { ar: 'وضعيات المقاعد', en: 'Versatility seat slider' },
  description: {
    ar: 'حتى أربع صور للمقاعد يتنقّل الزائر بينها بشريط، مع عداد يبيّن موضعه.',
    en: 'Up to four pictures of the seats that a visitor steps through with a slider, and a counter of where one is.',
  },
  short_description: { ar: 'صور المقاعد على شريط', en: 'Pictures of the seats on a slider' },
  group: 'Advanced',
  version: 1,
  fields: {
    ...titleSet(),
    counter: string({
      label: { ar: 'العداد', en: 'Counter' },
      help: {
        ar: 'يحل رقم الصورة محل {current} وعدد الصور محل {total}.',
        en: 'The picture’s number takes the place of {current}, how many there are that of {total}.',
      },
      default: '{current}/{total}',
    }),
    frame_1: frame(1),
    frame_2: frame(2),
    frame_3: frame(3),
    frame_4: frame(4),
  },
  interactive: true,
  sample,
});
