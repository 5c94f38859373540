import { defineBlock } from '../../model/definition/define-block.js';
import {
  boxColor,
  colNumbers,
  imageRatio,
  offerSchedule,
  paragraph,
  rdxButtons,
  rdxImage,
  sectionLayout,
  title,
  titleSet,
} from '../../model/definition/option-sets.js';
import { sample } from './content-blocks.sample.js';

export const contentBlocks = defineBlock({
  key: 'content-blocks',
  name: { ar: 'بطاقات محتوى', en: 'Content blocks' },
  description: {
    ar: 'صور مع عناوين ونصوص في شبكة من عمود إلى أربعة أعمدة.',
    en: 'Pictures with titles and texts in a grid of one to four columns.',
  },
  short_description: { ar: 'شبكة صور ونصوص', en: 'Grid of pictures and texts' },
  group: 'Content',
  version: 1,
  max_field_groups: 1000,
  fields: {
    ...titleSet(),
    'col-numbers': colNumbers(),
    'image-ratio': imageRatio(),
    box_color: boxColor(),
    ...sectionLayout(),
  },
  group_fields: {
    image: rdxImage(),
    title: title(),
    paragraph: paragraph(),
    'rdx-buttons': rdxButtons(),
    offer_schedule: offerSchedule(),
  },
  interactive: false,
  sample,
});
