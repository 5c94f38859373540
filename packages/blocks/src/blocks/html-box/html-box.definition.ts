import { defineBlock } from '../../model/definition/define-block.js';
import { markdown } from '../../model/definition/field.js';
import { sectionLayout } from '../../model/definition/option-sets.js';
import { sample } from './html-box.sample.js';

export const htmlBox = defineBlock({
  key: 'html-box',
  name: { ar: 'مربع HTML', en: 'HTML box' },
  description: {
    ar: 'محتوى HTML لجدول أو تخطيط لا يوفره قسم آخر. لا تعمل فيه النصوص البرمجية ولا إطارات المواقع الأخرى.',
    en: 'HTML for a table or layout that no other block provides. Scripts and frames of other sites do not run.',
  },
  short_description: { ar: 'محتوى HTML', en: 'Your own HTML' },
  group: 'Advanced',
  version: 1,
  fields: {
    html: markdown({
      label: { ar: 'HTML', en: 'HTML' },
      help: {
        ar: 'يُحذف منه script وiframe والنماذج ومعالجات الأحداث، ويبقى الباقي كما كُتب.',
        en: 'script, iframe, forms and event handlers are removed. Everything else stays unchanged.',
      },
      optional: true,
      markup: true,
    }),
    ...sectionLayout(),
  },
  interactive: false,
  sample,
});
