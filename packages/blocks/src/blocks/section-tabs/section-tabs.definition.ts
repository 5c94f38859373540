import { defineBlock } from '../../model/definition/define-block.js';
import { string } from '../../model/definition/field.js';
import { paragraph, sectionLayout, title, titleSet } from '../../model/definition/option-sets.js';
import { tabLabel } from '../../shared/tabs/tab-label.js';
import { sample } from './section-tabs.sample.js';

export const sectionTabs = defineBlock({
  key: 'section-tabs',
  name: { ar: 'تبويبات الأقسام', en: 'Section tabs' },
  description: {
    ar: 'تبويبات بعنوان ونص. التبويب الذي لا نص له رابط إلى قسم آخر من الصفحة.',
    en: 'Tabs with a title and a text. A tab without a text links to another section of the page.',
  },
  short_description: { ar: 'نصوص في تبويبات', en: 'Texts in tabs' },
  group: 'Advanced',
  version: 1,
  fields: { ...titleSet(), ...sectionLayout() },
  group_fields: {
    tab_label: tabLabel(),
    section_id: string({
      label: { ar: 'معرّف القسم', en: 'Section ID' },
      help: {
        ar: 'لتبويب له نص: جزء من عنوان URL، مثل ‎#charging. لتبويب دون نص: معرّف القسم الذي يصل إليه.',
        en: 'For a tab with a text: part of its URL, such as #charging. For a tab without one: the anchor ID of the section to link to.',
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
