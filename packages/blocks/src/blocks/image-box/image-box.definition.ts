import { defineBlock } from '../../model/definition/define-block.js';
import {
  dir,
  isReversed,
  paragraphSet,
  rdxImage,
  rdxLink,
  titleSet,
  verticalAlignment,
} from '../../model/definition/option-sets.js';
import { sample } from './image-box.sample.js';

export const imageBox = defineBlock({
  key: 'image-box',
  name: { ar: 'صورة مع نص', en: 'Image-box (Accolade)' },
  description: {
    ar: 'صورة كبيرة بجانبها عنوان ونص ورابط، لجائزة أو شهادة أو فكرة.',
    en: 'A large picture with a heading, a text and a link beside it, for an award, an accolade or an idea.',
  },
  short_description: { ar: 'صورة بجانبها نص', en: 'A picture beside a text' },
  group: 'Content',
  version: 1,
  fields: {
    image: rdxImage(),
    ...titleSet(),
    ...paragraphSet(),
    is_reversed: isReversed(),
    vertical_alignment: verticalAlignment(),
    dir: dir(),
    'rdx-link': rdxLink(),
  },
  interactive: false,
  sample,
});
