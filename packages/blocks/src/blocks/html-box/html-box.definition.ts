import { defineBlock } from '../../model/definition/define-block.js';
import { markdown } from '../../model/definition/field.js';
import { sectionLayout } from '../../model/definition/option-sets.js';
import { sample } from './html-box.sample.js';

export const htmlBox = defineBlock({
  key: 'html-box',
  name: { ar: 'مربع HTML', en: 'HTML box' },
  description: {
    ar: 'شيفرة HTML كما تُكتب: جدول أو تخطيط لا يقدّمه قسم آخر. لا تعمل فيها البرامج ولا إطارات المواقع الأخرى.',
    en: 'HTML as it is written: a table or a layout that no other block gives. Scripts and frames of other sites do not run in it.',
  },
  short_description: { ar: 'شيفرة HTML', en: 'Your own HTML' },
  group: 'Advanced',
  version: 1,
  fields: {
    html: markdown({
      label: { ar: 'HTML', en: 'HTML' },
      help: {
        ar: 'يبقى كما كُتب، ويُحذف منه ما قد يعمل كبرنامج: script وiframe والنماذج ومعالجات الأحداث.',
        en: 'Stays as it is written, without what could run: script, iframe, forms and event handlers.',
      },
      optional: true,
      markup: true,
    }),
    ...sectionLayout(),
  },
  interactive: false,
  sample,
});
