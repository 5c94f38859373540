import type { StoredBlock } from '../../model/definition/public-values.js';

const text = (ar: string, en: string) => ({ ar, en });
const titles = (name: string) => ({
  block_1_title: text(`${name} 1`, `${name} 1`),
  block_2_title: text(`${name} 2`, `${name} 2`),
  block_3_title: text(`${name} 3`, `${name} 3`),
  block_4_title: text(`${name} 4`, `${name} 4`),
});

/** Stored content of version 1: two options of two and of three blocks, and one without a name. */
export const fixtures: StoredBlock[] = [
  {
    id: 'info-1',
    template: 'info-system',
    version: 1,
    fields: {
      labels: text('النظام | في الإعدادات', 'System | In the settings'),
      model_title: text('من أجل {selectedOption}', 'For {selectedOption}'),
    },
    groups: [
      {
        id: 'is-a',
        fields: { option_label: text('تاتش', 'Touch'), blocks_count: 2, ...titles('A') },
      },
      {
        id: 'is-b',
        fields: { option_label: text('بيفي', 'Pivi'), blocks_count: 3, ...titles('B') },
      },
      { id: 'is-c', fields: titles('C') },
    ],
  },
];
