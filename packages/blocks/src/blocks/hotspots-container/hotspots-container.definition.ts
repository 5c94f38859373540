import { defineBlock } from '../../model/definition/define-block.js';
import { number, string } from '../../model/definition/field.js';
import { paragraph, rdxImage, rdxLink, titleSet } from '../../model/definition/option-sets.js';
import { sample } from './hotspots-container.sample.js';

const fromEdge = {
  ar: 'من 0 إلى 100 بالمئة من عرض الصورة أو ارتفاعها. أي قيمة أخرى تضع النقطة عند الحافة.',
  en: '0 to 100 percent of the picture’s width or height. Any other value places the point at the edge.',
};

export const hotspotsContainer = defineBlock({
  key: 'hotspots-container',
  name: { ar: 'نقاط على صورة', en: 'Hotspots container' },
  description: {
    ar: 'صورة عليها نقاط مرقّمة، تفتح كل منها صورة ونصًا ورابطًا.',
    en: 'A picture with numbered points. Each point opens a picture, a text and a link.',
  },
  short_description: { ar: 'نقاط مرقّمة على صورة', en: 'Numbered points on a picture' },
  group: 'Advanced',
  version: 1,
  fields: { ...titleSet(), image: rdxImage() },
  group_fields: {
    x: number({
      label: { ar: 'المسافة من اليسار، %', en: 'From the left, %' },
      help: fromEdge,
      optional: true,
    }),
    y: number({
      label: { ar: 'المسافة من الأعلى، %', en: 'From the top, %' },
      help: fromEdge,
      optional: true,
    }),
    title: string({ label: { ar: 'العنوان', en: 'Title' }, optional: true, max_length: 120 }),
    paragraph: paragraph(),
    image: rdxImage(),
    'rdx-link': rdxLink(),
  },
  interactive: true,
  complete: ({ x, y, title, paragraph, image }) =>
    x !== undefined && y !== undefined && Boolean(title || paragraph || image),
  sample,
});
