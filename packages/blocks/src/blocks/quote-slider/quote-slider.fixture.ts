import type { StoredBlock } from '../../model/definition/public-values.js';

/** Stored content of version 1. */
export const fixtures: StoredBlock[] = [
  {
    id: 'quotes-1',
    template: 'quote-slider',
    version: 1,
    fields: { has_timer: true, slider_theme: 'dark-theme', block_scroll_id: 'quotes' },
    groups: [
      {
        id: 'quotes-1-a',
        fields: {
          quote: { ar: 'قول أول.', en: 'First words.' },
          author: { ar: 'ريم', en: 'Reem' },
          author_position: { ar: 'مهندسة', en: 'Engineer' },
          section_class: 'left',
          justify_text: true,
        },
      },
      { id: 'quotes-1-b', fields: { quote: { ar: 'قول ثانٍ.', en: 'Second words.' } } },
      { id: 'quotes-1-c', fields: { author: { ar: 'صامت', en: 'Nobody' } } },
    ],
  },
];
