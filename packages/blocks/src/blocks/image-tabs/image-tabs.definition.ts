import { defineBlock } from '../../model/definition/define-block.js';
import { string } from '../../model/definition/field.js';
import { sectionLayout, titleSet } from '../../model/definition/option-sets.js';
import { numberedFields } from '../../shared/numbered-blocks/numbered-fields.js';
import { tabLabel } from '../../shared/tabs/tab-label.js';
import { sample } from './image-tabs.sample.js';

export const imageTabs = defineBlock({
  key: 'image-tabs',
  name: { ar: 'تبويبات مصوّرة', en: 'Image tabs' },
  description: {
    ar: 'تبويبات، في كل منها من بطاقة إلى أربع بطاقات مصوّرة. لكل تبويب عنوان URL خاص به.',
    en: 'Tabs with one to four picture cards. Each tab has its own URL.',
  },
  short_description: { ar: 'بطاقات مصوّرة في تبويبات', en: 'Cards with pictures in tabs' },
  group: 'Advanced',
  version: 1,
  fields: { ...titleSet(), ...sectionLayout() },
  group_fields: {
    tab_label: tabLabel(),
    tab_id: string({
      label: { ar: 'معرّف التبويب', en: 'Tab ID' },
      help: {
        ar: 'يُضاف إلى عنوان URL للصفحة، مثل ‎#interior.',
        en: 'Added to the URL of the page, such as #interior.',
      },
      contentful: false,
      format: 'id',
      max_length: 64,
    }),
    ...numberedFields(),
  },
  interactive: true,
  complete: ({ tab_label }) => tab_label.trim() !== '',
  sample,
});
