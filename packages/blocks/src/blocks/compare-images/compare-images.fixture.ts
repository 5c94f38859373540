import type { StoredBlock } from '../../model/definition/public-values.js';

const text = (ar: string, en: string) => ({ ar, en });

/** Stored content of version 1: with everything, and with a start beyond the edge. */
export const fixtures: StoredBlock[] = [
  {
    id: 'compare-1',
    template: 'compare-images',
    version: 1,
    fields: {
      image_before: { id: 'place/pavilion-day', alt: text('نهار', 'A pavilion by day') },
      image_after: { id: 'place/pavilion-evening', alt: text('مساء', 'A pavilion at night') },
      label_before: text('نهارًا', 'Day'),
      label_after: text('مساءً', 'Evening'),
      start_position: 30,
      has_autostart: true,
      has_sidebar: true,
    },
    groups: [],
  },
  {
    id: 'compare-2',
    template: 'compare-images',
    version: 1,
    fields: {
      image_before: { id: 'place/pavilion-day', alt: text('نهار', 'A pavilion by day') },
      image_after: { id: 'place/pavilion-evening', alt: text('مساء', 'A pavilion at night') },
      start_position: 120,
    },
    groups: [],
  },
];
