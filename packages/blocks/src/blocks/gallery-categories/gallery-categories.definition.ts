import { defineBlock } from '../../model/definition/define-block.js';
import { string } from '../../model/definition/field.js';
import { rdxLink, rdxSquareImage, titleSet } from '../../model/definition/option-sets.js';
import { sample } from './gallery-categories.sample.js';

export const galleryCategories = defineBlock({
  key: 'gallery-categories',
  name: { ar: 'أبواب المعرض', en: 'Gallery categories' },
  description: {
    ar: 'صورة إلى أربع صور، كلٌّ منها باب إلى صفحة.',
    en: 'One to four pictures, each a door to a page.',
  },
  short_description: { ar: 'صور تقود إلى صفحات', en: 'Pictures that lead to pages' },
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
