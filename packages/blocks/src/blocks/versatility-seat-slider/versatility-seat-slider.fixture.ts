import type { StoredBlock } from '../../model/definition/public-values.js';

const picture = (at: number) => ({
  id: 'interior/front-seats',
  alt: { ar: `وضعية ${at}`, en: `Arrangement ${at}` },
});

/** Stored content of version 1: four frames. */
export const fixtures: StoredBlock[] = [
  {
    id: 'seats-1',
    template: 'versatility-seat-slider',
    version: 1,
    fields: {
      title: { ar: 'المقاعد', en: 'Seats' },
      counter: { ar: '{current}/{total}', en: '{current}/{total}' },
      frame_1: picture(1),
      frame_2: picture(2),
      frame_3: picture(3),
      frame_4: picture(4),
      block_scroll_id: 'seats',
    },
    groups: [],
  },
];
