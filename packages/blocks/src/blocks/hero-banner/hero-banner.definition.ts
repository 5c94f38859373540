import { defineBlock } from '../../model/definition/define-block.js';
import { string } from '../../model/definition/field.js';
import { boxColor, heroBannerImage } from '../../model/definition/option-sets.js';
import { sample } from './hero-banner.sample.js';

export const heroBanner = defineBlock({
  key: 'hero-banner',
  name: { ar: 'صورة رئيسية عريضة', en: 'Hero banner' },
  description: {
    ar: 'صورة عريضة أعلى الصفحة مع عنوانها، للصفحات التي يغلب عليها النص.',
    en: 'A wide picture at the top of a page, with its title. For pages that consist mostly of text.',
  },
  short_description: { ar: 'صورة عريضة أعلى الصفحة', en: 'A wide picture at the top' },
  group: 'Hero',
  version: 1,
  fields: {
    image: heroBannerImage(),
    heading: string({ label: { ar: 'العنوان', en: 'Heading' }, optional: true }),
    box_color: boxColor(),
  },
  interactive: false,
  sample,
});
