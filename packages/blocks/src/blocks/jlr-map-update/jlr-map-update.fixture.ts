import type { StoredBlock } from '../../model/definition/public-values.js';

const text = (ar: string, en: string) => ({ ar, en });

/** Stored content of version 1. */
export const fixtures: StoredBlock[] = [
  {
    id: 'map-1',
    template: 'jlr-map-update',
    version: 1,
    fields: {
      vin_label: text('الرقم', 'Your VIN'),
      vin_placeholder: text('مثال', 'SAL…'),
      vin_button: text('تابع', 'Go on'),
      error_text: text('خطأ', 'Not one of ours.'),
      vin_prefixes: text('', 'SAL\nSAJ'),
      step_1_heading: text('أولًا', 'First'),
      step_1_content: text('<p>نصّ</p>', '<p>Text of <em>one</em></p>'),
      step_1_image: { id: 'interior/a', alt: text('1', 'Picture one') },
      step_2_heading: text('ثانيًا', 'Second'),
      step_2_content: text('نصّ', 'Text of **two**'),
      step_2_image: { id: 'interior/b', alt: text('2', 'Picture two') },
      step_3_heading: text('ثالثًا', 'Third'),
      step_3_content: text('نصّ', 'Text of three'),
      step_3_image: { id: 'interior/c', alt: text('3', 'Picture three') },
      block_scroll_id: 'maps',
    },
    groups: [],
  },
];
