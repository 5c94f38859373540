import { defineBlock } from '../../model/definition/define-block.js';
import { string } from '../../model/definition/field.js';
import { rdxLink, rdxSquareImage, titleSet } from '../../model/definition/option-sets.js';
import { sample } from './gallery-categories.sample.js';

export const galleryCategories = defineBlock({
  key: 'gallery-categories',
  name: { ar: 'تصنيفات الصور', en: 'Gallery categories' },
  description: {
    ar: 'من صورة إلى أربع صور، كل منها رابط إلى صفحة.',
    en: 'One to four pictures that link to pages.',
  },
  short_description: { ar: 'صور بروابط إلى صفحات', en: 'Pictures with links' },
  group: 'Content',
  version: 1,
  max_field_groups: 4,
  fields: titleSet(),
  group_fields: {
    label: string({ label: { ar: 'الاسم', en: 'Label' }, optional: true, max_length: 80 }),
    image: rdxSquareImage(),
    'rdx-link': rdxLink(),
  },
  interactive: false,
  complete: ({ label, image }) => Boolean(label || image),
  sample,
});
