import type { StoredBlock } from '../../model/definition/public-values.js';

/** Stored content of version 1; the third step is empty. */
export const fixtures: StoredBlock[] = [
  {
    id: 'text-steps-1',
    template: 'text-steps',
    version: 1,
    fields: {
      title: { ar: 'كيف؟', en: 'How' },
      header_tag: '3',
      header_size: 'm',
      block_scroll_id: 'how',
    },
    groups: [
      {
        id: 'step-a',
        fields: { title: { ar: 'اختر', en: 'Choose' }, paragraph: { ar: 'هنا.', en: 'Here.' } },
      },
      { id: 'step-b', fields: { title: { ar: 'احجز', en: 'Reserve' } } },
      { id: 'step-c', fields: {} },
      { id: 'step-d', fields: { paragraph: { ar: 'استلم.', en: 'Collect.' } } },
    ],
  },
];
