import { defineBlock } from '../../model/definition/define-block.js';
import { bool, image, select, string } from '../../model/definition/field.js';
import { titleSet } from '../../model/definition/option-sets.js';
import { sample } from './masonry.sample.js';

const picture = (ar: string, en: string) => image({ label: { ar, en }, optional: true });

export const masonry = defineBlock({
  key: 'masonry',
  name: { ar: 'فسيفساء صور وفيديو', en: 'Masonry' },
  description: {
    ar: 'ثلاث صور متفاوتة الأحجام وفيديو فوقها أو تحتها.',
    en: 'Three pictures of different sizes, and a video above or below them.',
  },
  short_description: { ar: 'ثلاث صور وفيديو', en: 'Three pictures and a video' },
  group: 'Content',
  version: 1,
  fields: {
    img_video_grid: select({
      label: { ar: 'مكان الفيديو', en: 'Video position' },
      options: [
        { value: 'video-top', label: { ar: 'فوق الصور', en: 'Above the pictures' } },
        { value: 'video-bottom', label: { ar: 'تحت الصور', en: 'Below the pictures' } },
      ],
    }),
    disable_autoplay: bool({ label: { ar: 'لا يعمل الفيديو تلقائيًا', en: 'Disable autoplay' } }),
    image_1: picture('الصورة الأولى', 'Picture 1'),
    image_2: picture('الصورة الثانية', 'Picture 2'),
    image_3: picture('الصورة الثالثة', 'Picture 3'),
    video: string({
      label: { ar: 'رابط الفيديو', en: 'Video URL' },
      help: {
        ar: 'ملف فيديو يعمل تلقائيًا دون صوت، أو رابط YouTube يعمل بعد موافقة الزائر.',
        en: 'A video file, which plays automatically without sound, or a YouTube URL, which plays after the visitor’s consent.',
      },
      optional: true,
      contentful: false,
      format: 'url',
    }),
    ...titleSet(),
  },
  interactive: true,
  sample,
});
