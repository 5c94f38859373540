import type { StoredBlock } from '../../model/definition/public-values.js';

const item = (at: number) => ({
  id: `rtg-${at}`,
  fields: {
    icon: 'car',
    'rdx-link': {
      type: 'internal',
      label: { ar: `رابط ${at}`, en: `Link ${at}` },
      url: `/link-${at}`,
      target: '_self',
    },
  },
});

/** Stored content of version 1: five links. */
export const fixtures: StoredBlock[] = [
  {
    id: 'rtg-bar',
    template: 'ready-to-go-bar',
    version: 1,
    fields: { fabDisabled: false, hide_block: false, block_scroll_id: 'next' },
    groups: [1, 2, 3, 4, 5].map(item),
  },
];
