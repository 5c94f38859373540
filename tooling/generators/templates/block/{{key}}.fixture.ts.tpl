import type { StoredBlock } from '../../model/definition/public-values.js';

/** As version 1 stored it. */
export const fixtures: StoredBlock[] = [
  {
    id: '{{key}}-1',
    template: '{{key}}',
    version: 1,
    fields: {
      title: { ar: 'عنوان القسم', en: 'The block’s title' },
      paragraph: { ar: 'نصّ.', en: 'Text.' },
    },
    groups: [],
  },
];
