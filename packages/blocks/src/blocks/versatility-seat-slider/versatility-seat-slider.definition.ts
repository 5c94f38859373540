import { defineBlock } from '../../model/definition/define-block.js';
import { image, string } from '../../model/definition/field.js';
import { titleSet } from '../../model/definition/option-sets.js';
import { sample } from './versatility-seat-slider.sample.js';

const frame = (at: number) =>
  image({
    label: { ar: `الوضعية ${at}`, en: `Frame ${at}` },
    help: {
      ar: 'يظهر النص البديل للصورة كتعليق تحتها.',
      en: 'The alt text of the picture is shown as its caption.',
    },
    optional: true,
  });

export const versatilitySeatSlider = defineBlock({
  key: 'versatility-seat-slider',
  name: { ar: 'وضعيات المقاعد', en: 'Versatility seat slider' },
  description: {
    ar: 'حتى أربع صور للمقاعد مع شريط للتنقل بينها وعداد.',
    en: 'Up to four pictures of the seats, with a slider to move between them and a counter.',
  },
  short_description: { ar: 'صور المقاعد على شريط', en: 'Pictures of the seats on a slider' },
  group: 'Advanced',
  version: 1,
  fields: {
    ...titleSet(),
    counter: string({
      label: { ar: 'العداد', en: 'Counter' },
      help: {
        ar: 'يُستبدل {current} برقم الصورة و{total} بعدد الصور.',
        en: '{current} is replaced with the number of the picture, {total} with the number of pictures.',
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
