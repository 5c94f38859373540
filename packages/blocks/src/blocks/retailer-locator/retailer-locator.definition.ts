import { defineBlock } from '../../model/definition/define-block.js';
import { paragraph, sectionLayout, titleSet } from '../../model/definition/option-sets.js';
import { sample } from './retailer-locator.sample.js';

export const retailerLocator = defineBlock({
  key: 'retailer-locator',
  name: { ar: 'اسم القسم', en: 'Retailer locator' },
  description: {
    ar: 'ما الذي يعرضه هذا القسم للزائر.',
    en: 'What this block shows a visitor.',
  },
  short_description: { ar: 'وصف قصير', en: 'In a few words' },
  group: 'Content',
  version: 1,
  fields: {
    ...titleSet(),
    paragraph: paragraph(),
    ...sectionLayout(),
  },
  interactive: false,
  sample,
});
