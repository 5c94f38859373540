import type { StoredBlock } from '../../model/definition/public-values.js';

/** Stored content of version 1: one item of each type, and one of each that is incomplete. */
export const fixtures: StoredBlock[] = [
  {
    id: 'accordion-1',
    template: 'accordion',
    version: 1,
    fields: {
      title: { ar: 'أسئلة', en: 'Questions' },
      open_all_label: { ar: 'افتحها كلها', en: 'Open everything' },
      close_all_label: { ar: 'أغلقها كلها', en: 'Close everything' },
      has_schema: true,
    },
    groups: [
      {
        id: 'a-html',
        fields: {
          title: { ar: 'نص', en: 'Text' },
          type: 'html',
          html: { ar: 'جواب', en: 'Answer' },
        },
      },
      {
        id: 'a-blank',
        fields: { title: { ar: 'فارغ', en: 'Blank' }, html: { ar: '  ', en: ' ' } },
      },
      {
        id: 'a-form',
        fields: { title: { ar: 'نموذج', en: 'Form' }, type: 'form', form_id: 'test-drive' },
      },
      { id: 'a-no-form', fields: { title: { ar: 'بلا نموذج', en: 'No form' }, type: 'form' } },
      {
        id: 'a-calculator',
        fields: {
          title: { ar: 'حاسبة', en: 'Calculator' },
          type: 'calculator',
          calculator_config:
            '{"fields":[{"key":"rate","label":{"ar":"الفائدة","en":"Interest"},"value":"2.99%"}],"groups":[{"label":{"ar":"تقسيط","en":"Instalments"},"fields":["rate"]}]}',
        },
      },
      {
        id: 'a-no-groups',
        fields: {
          title: { ar: 'حاسبة ناقصة', en: 'Half a calculator' },
          type: 'calculator',
          calculator_config: '{"fields":[{"key":"rate","label":"Interest"}],"groups":[]}',
        },
      },
    ],
  },
];
