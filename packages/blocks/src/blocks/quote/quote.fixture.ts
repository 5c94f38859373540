import type { StoredBlock } from '../../model/definition/public-values.js';

/** Stored content of version 1. */
export const fixtures: StoredBlock[] = [
  {
    id: 'quote-1',
    template: 'quote',
    version: 1,
    fields: {
      quote: { ar: 'سطر أول.\nسطر ثانٍ.', en: 'A first line.\nA second line.' },
      author: { ar: 'سلمى', en: 'Salma' },
      author_position: { ar: 'مصمّمة', en: 'Designer' },
      section_class: 'right',
      justify_text: true,
      block_scroll_id: 'words',
    },
    groups: [],
  },
];
