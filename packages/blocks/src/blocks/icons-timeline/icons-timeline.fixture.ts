import type { StoredBlock } from '../../model/definition/public-values.js';

/** Stored content of version 1; the third station holds an icon alone. */
export const fixtures: StoredBlock[] = [
  {
    id: 'timeline-1',
    template: 'icons-timeline',
    version: 1,
    fields: {
      title: { ar: 'المسار', en: 'The way' },
      header_tag: '3',
      block_scroll_id: 'way',
    },
    groups: [
      {
        id: 'way-a',
        fields: {
          icon: 'car',
          title: { ar: 'البداية', en: 'Start' },
          paragraph: { ar: 'هنا.', en: 'Here.' },
        },
      },
      { id: 'way-b', fields: { title: { ar: 'الوسط', en: 'Middle' } } },
      { id: 'way-c', fields: { icon: 'check' } },
      { id: 'way-d', fields: { icon: 'unknown', paragraph: { ar: 'هناك.', en: 'There.' } } },
    ],
  },
];
