import type { StoredBlock } from '../../model/definition/public-values.js';

/** Stored content of version 1: two texts, a link to a section, and one that is nothing. */
export const fixtures: StoredBlock[] = [
  {
    id: 'section-tabs-1',
    template: 'section-tabs',
    version: 1,
    fields: { title: { ar: 'أقسام', en: 'Sections' }, block_scroll_id: 'sections' },
    groups: [
      {
        id: 'st-a',
        fields: {
          tab_label: { ar: 'الأول', en: 'First' },
          section_id: 'first',
          title: { ar: 'عنوان أول', en: 'First title' },
          paragraph: { ar: 'نصّ أول.', en: 'First text.' },
        },
      },
      {
        id: 'st-b',
        fields: {
          tab_label: { ar: 'الثاني', en: 'Second' },
          section_id: 'second',
          paragraph: { ar: 'نصّ ثانٍ.', en: 'Second text.' },
        },
      },
      {
        id: 'st-c',
        fields: { tab_label: { ar: 'العروض', en: 'Offers' }, section_id: 'offers' },
      },
      { id: 'st-d', fields: { tab_label: { ar: 'فارغ', en: 'Nothing' } } },
    ],
  },
];
