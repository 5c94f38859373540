import { defineBlock } from '../../model/definition/define-block.js';
import { image, string } from '../../model/definition/field.js';
import { sliderTheme, titleSet, yt } from '../../model/definition/option-sets.js';
import { sample } from './gallery.sample.js';

export const gallery = defineBlock({
  key: 'gallery',
  name: { ar: 'معرض صور', en: 'Gallery' },
  description: {
    ar: 'صور وفيديوهات كبيرة مع صور مصغّرة للانتقال إليها، وتصنيفات للاختيار منها.',
    en: 'Large pictures and videos with thumbnails, and categories to choose from.',
  },
  short_description: { ar: 'صور وفيديوهات حسب التصنيف', en: 'Pictures and videos by category' },
  group: 'Content',
  version: 1,
  max_field_groups: 40,
  fields: { ...titleSet(), slider_theme: sliderTheme() },
  group_fields: {
    image: image({ label: { ar: 'الصورة', en: 'Picture' }, optional: true }),
    title: string({ label: { ar: 'العنوان', en: 'Title' }, optional: true }),
    category: string({
      label: { ar: 'التصنيف', en: 'Category' },
      help: {
        ar: 'تظهر أزرار التصنيفات عند استخدام تصنيفين أو أكثر.',
        en: 'Buttons for categories are shown when two or more categories are used.',
      },
      optional: true,
    }),
    yt: yt(),
  },
  complete: ({ image, yt }) => Boolean(image || yt),
  interactive: true,
  sample,
});
