import { defineBlock } from '../../model/definition/define-block.js';
import {
  buttonStyle,
  paragraphSet,
  rdxButtons,
  sectionLayout,
  titleSet,
} from '../../model/definition/option-sets.js';
import { sample } from './snippet.sample.js';

export const snippet = defineBlock({
  key: 'snippet',
  name: { ar: 'فقرة نصية', en: 'Snippet' },
  description: {
    ar: 'عنوان ونص وأزرار، كمقدمة للقسم التالي أو خاتمة قصيرة.',
    en: 'A heading, a text and buttons, as an introduction to the next block or a short close.',
  },
  short_description: { ar: 'عنوان ونص وأزرار', en: 'Heading, text and buttons' },
  group: 'Content',
  version: 1,
  fields: {
    ...titleSet(),
    ...paragraphSet(),
    'rdx-buttons': rdxButtons(),
    button_style: buttonStyle(),
    ...sectionLayout(),
  },
  interactive: false,
  sample,
});
