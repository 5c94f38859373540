import { defineBlock } from '../../model/definition/define-block.js';
import { string } from '../../model/definition/field.js';
import { boxColor, heroBannerImage } from '../../model/definition/option-sets.js';
import { sample } from './hero-banner.sample.js';

export const heroBanner = defineBlock({
  key: 'hero-banner',
  name: { ar: 'صورة رئيسية عريضة', en: 'Hero banner' },
  description: {
    ar: 'صورة عريضة أعلى الصفحة مع عنوانها، للصفحات التي تبدأ بالكلام لا بالسيارة.',
    en: 'A wide picture on top of a page with its title, for pages that begin with words rather than a car.',
  },
  short_description: { ar: 'شريط صورة أعلى الصفحة', en: 'A strip of picture on top' },
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
