import { defineBlock } from '../../model/definition/define-block.js';
import { boxColor, paragraphSet, rdxLinks, titleSet } from '../../model/definition/option-sets.js';
import { sample } from './sign-post.sample.js';

export const signPost = defineBlock({
  key: 'sign-post',
  name: { ar: 'لوحة إرشاد', en: 'Sign post' },
  description: {
    ar: 'عنوان ونص قصير بجانبهما روابط إلى الصفحات التالية، رابط في كل سطر.',
    en: 'A heading and a short text, with links to the next pages beside them, one per line.',
  },
  short_description: { ar: 'روابط إلى الصفحات التالية', en: 'Links to the next pages' },
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
