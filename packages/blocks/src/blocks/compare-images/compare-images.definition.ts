import { defineBlock } from '../../model/definition/define-block.js';
import { bool, image, number, string } from '../../model/definition/field.js';
import { sample } from './compare-images.sample.js';

const picture = (ar: string, en: string) => image({ label: { ar, en }, optional: true });
const label = (ar: string, en: string) =>
  string({ label: { ar, en }, optional: true, max_length: 40 });

export const compareImages = defineBlock({
  key: 'compare-images',
  name: { ar: 'مقارنة صورتين', en: 'Compare images' },
  description: {
    ar: 'صورتان، إحداهما فوق الأخرى، ومقبض يسحبه الزائر لإظهار المزيد من إحداهما.',
    en: 'Two pictures on top of each other, with a handle that visitors drag to show more of one or the other.',
  },
  short_description: { ar: 'صورتان ومقبض بينهما', en: 'Two pictures and a handle' },
  group: 'Advanced',
  version: 1,
  fields: {
    image_before: picture('الصورة الأولى', 'Picture before'),
    label_before: label('اسم الصورة الأولى', 'Label before'),
    image_after: picture('الصورة الثانية', 'Picture after'),
    label_after: label('اسم الصورة الثانية', 'Label after'),
    start_position: number({
      label: { ar: 'موضع المقبض، %', en: 'Start position, %' },
      help: {
        ar: 'الجزء الظاهر من الصورة الأولى، من 0 إلى 100. أي قيمة أخرى تضع المقبض عند الحافة.',
        en: 'Visible part of the first picture, from 0 to 100. Any other value places the handle at the edge.',
      },
      default: 50,
    }),
    has_autostart: bool({ label: { ar: 'حركة تلقائية عند الظهور', en: 'Autostart' } }),
    has_sidebar: bool({ label: { ar: 'أزرار الصورتين', en: 'Sidebar' } }),
  },
  interactive: true,
  sample,
});
