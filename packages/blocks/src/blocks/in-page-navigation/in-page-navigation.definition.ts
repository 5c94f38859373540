import { defineBlock } from '../../model/definition/define-block.js';
import { string } from '../../model/definition/field.js';
import { sample } from './in-page-navigation.sample.js';

export const inPageNavigation = defineBlock({
  key: 'in-page-navigation',
  name: { ar: 'تنقّل داخل الصفحة', en: 'In-page navigation' },
  description: {
    ar: 'شريط ثابت بروابط إلى أقسام الصفحة وإلى أعلاها.',
    en: 'A sticky bar with links to the sections of the page and to the top.',
  },
  short_description: { ar: 'روابط إلى أقسام الصفحة', en: 'Links to the page’s sections' },
  group: 'Advanced',
  version: 1,
  max_field_groups: 10,
  scroll_id: false,
  fields: {
    goTopShort: string({
      label: { ar: 'نص رابط أعلى الصفحة', en: 'Top link text' },
      default: { ar: 'الأعلى', en: 'Top' },
    }),
  },
  group_fields: {
    label: string({ label: { ar: 'النص', en: 'Label' }, required: true, max_length: 60 }),
    blockId: string({
      label: { ar: 'معرّف القسم', en: 'Block ID' },
      help: {
        ar: 'معرّف القسم الذي يصل إليه الرابط، مثل offers، أو component-2 للقسم الثاني في الصفحة.',
        en: 'The anchor ID of the section, such as offers, or component-2 for the second block of the page.',
      },
      contentful: false,
      required: true,
      format: 'id',
      max_length: 64,
    }),
  },
  interactive: true,
  complete: ({ label, blockId }) => label.trim() !== '' && blockId.trim() !== '',
  sample,
});
