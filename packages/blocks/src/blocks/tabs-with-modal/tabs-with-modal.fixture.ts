import type { StoredBlock } from '../../model/definition/public-values.js';

const text = (ar: string, en: string) => ({ ar, en });

/** Stored content of version 1: a tab with a modal, two that lack a part of it, and one with nothing. */
export const fixtures: StoredBlock[] = [
  {
    id: 'twm-1',
    template: 'tabs-with-modal',
    version: 1,
    fields: { title: text('تبويبات', 'Tabs'), header_tag: '3' },
    groups: [
      {
        id: 'twm-a',
        fields: {
          tab_label: text('مع نافذة', 'With modal'),
          title: text('عنوان', 'Title'),
          paragraph: text('نصّ.', 'Text.'),
          image: { id: 'interior/front-seats', alt: text('مقاعد', 'Seats') },
          'rdx-link': {
            type: 'internal',
            label: text('المزيد', 'More'),
            url: '/more',
            target: '_self',
          },
          modal_label: text('التفاصيل', 'Details'),
          modal_title: text('كل التفاصيل', 'All details'),
          modal_content: text('سطر **مهمّ**.', 'An **important** line.'),
        },
      },
      {
        id: 'twm-b',
        fields: {
          tab_label: text('بلا محتوى', 'No content'),
          paragraph: text('نصّ.', 'Text.'),
          modal_label: text('التفاصيل', 'Details'),
        },
      },
      {
        id: 'twm-c',
        fields: {
          tab_label: text('بلا زر', 'No button'),
          paragraph: text('نصّ.', 'Text.'),
          modal_content: text('محتوى.', 'Content.'),
        },
      },
      { id: 'twm-d', fields: { tab_label: text('فارغ', 'Nothing') } },
    ],
  },
];
