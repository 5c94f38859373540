import { defineBlock } from '../../model/definition/define-block.js';
import { boxColor, paragraphSet, rdxLinks, titleSet } from '../../model/definition/option-sets.js';
import { sample } from './sign-post.sample.js';

export const signPost = defineBlock({
  key: 'sign-post',
  name: { ar: 'لوحة إرشاد', en: 'Sign post' },
  description: {
    ar: 'عنوان ونص موجز وبجانبهما روابط إلى الصفحات التالية، رابط في كل سطر.',
    en: 'A heading and a short text, and beside them links to where to go next, one a line.',
  },
  short_description: { ar: 'إلى أين بعد هذه الصفحة', en: 'Where to go from here' },
  group: 'Content',
  version: 1,
  fields: {
    ...titleSet(),
    ...paragraphSet(),
    'rdx-links': rdxLinks(),
    box_color: boxColor(),
  },
  interactive: false,
  sample,
});
