import { defineBlock } from '../../model/definition/define-block.js';
import { string } from '../../model/definition/field.js';
import { paragraph, sectionLayout, title, titleSet } from '../../model/definition/option-sets.js';
import { tabLabel } from '../../shared/tabs/tab-label.js';
import { sample } from './section-tabs.sample.js';

export const sectionTabs = defineBlock({
  key: 'section-tabs',
  name: { ar: 'تبويبات الأقسام', en: 'Section tabs' },
  description: {
    ar: 'تبويبات يعرض كلٌّ منها عنوانًا ونصًا، أو تقود إلى قسم آخر من الصفحة إن لم يكن لها نص.',
    en: 'Tabs that each show a title and a text, or lead to another section of the page when they have none.',
  },
  short_description: { ar: 'نصوص في تبويبات', en: 'Texts in tabs' },
  group: 'Advanced',
  version: 1,
  fields: { ...titleSet(), ...sectionLayout() },
  group_fields: {
    tab_label: tabLabel(),
    section_id: string({
      label: { ar: 'معرّف القسم', en: 'Section id' },
      help: {
        ar: 'مع نص: عنوان هذا التبويب في الرابط، مثل ‎#charging. من دون نص: معرّف مرساة القسم الذي يقود إليه.',
        en: 'With a text: this tab’s own address, such as #charging. Without one: the anchor id of the section it leads to.',
      },
      optional: true,
      contentful: false,
      format: 'id',
      max_length: 64,
    }),
    title: title(),
    paragraph: paragraph(),
  },
  interactive: true,
  complete: ({ tab_label, section_id, title, paragraph }) =>
    tab_label.trim() !== '' && Boolean(section_id || title || paragraph),
  sample,
});
