import { imageSizes } from '@mawkib/core/vocabulary';
import { defineBlock } from '../../model/definition/define-block.js';
import { image } from '../../model/definition/field.js';
import {
  paragraph,
  paragraphSet,
  sectionLayout,
  title,
  titleSet,
} from '../../model/definition/option-sets.js';
import { sample } from './parallax-image.sample.js';
import { topImage } from './top-image.js';

/** Wide on a desktop, square on a phone. */
const sizes = [...imageSizes['1-1'], ...imageSizes['16-9']].sort(
  (one, other) => other.width - one.width,
);

export const parallaxImage = defineBlock({
  key: 'parallax-image',
  name: { ar: 'صور بعمق', en: 'Parallax image' },
  description: {
    ar: 'صور بعرض الصفحة تتحرك أبطأ من الصفحة عند التمرير، لكل منها عنوان ونص.',
    en: 'Full-width pictures that move slower than the page when scrolling. Each has a title and a text.',
  },
  short_description: { ar: 'صور تتحرك مع التمرير', en: 'Pictures that move on scroll' },
  group: 'Content',
  version: 1,
  max_field_groups: 40,
  fields: { ...titleSet(), ...paragraphSet(), ...sectionLayout() },
  group_fields: {
    image: image({ label: { ar: 'الصورة', en: 'Picture' }, optional: true, sizes }),
    title: title(),
    paragraph: paragraph(),
  },
  top_image: ({ fields, groups }) => topImage(fields, groups),
  complete: ({ image, title, paragraph }) => Boolean(image || title || paragraph),
  interactive: false,
  sample,
});
