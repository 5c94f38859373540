import type { StoredBlock } from '../../model/definition/public-values.js';

const figure = (id: string, fields: Record<string, unknown>) => ({ id, fields });

/** Stored content of version 1; the last figure is empty. */
export const fixtures: StoredBlock[] = [
  {
    id: 'glance-1',
    template: 'specification-glance',
    version: 1,
    fields: {
      title: { ar: 'أرقام', en: 'Figures' },
      header_tag: '3',
      model_key: 'ipace-22my',
      'col-numbers': '4',
      block_scroll_id: 'figures',
    },
    groups: [
      figure('glance-a', {
        icon: 'gauge',
        value: { ar: '4.8 ث', en: '4.8 s' },
        label: { ar: 'التسارع', en: 'Acceleration' },
      }),
      figure('glance-b', {
        icon: 'no-such-icon',
        value: { ar: '470', en: '470' },
        label: { ar: 'المدى', en: 'Range' },
      }),
      figure('glance-c', { value: { ar: '5', en: '5' }, label: { ar: 'مقاعد', en: 'Seats' } }),
      figure('glance-d', { label: { ar: 'دفع رباعي', en: 'All-wheel drive' } }),
      figure('glance-e', { value: { ar: '400', en: '400' } }),
      figure('glance-f', { icon: 'car' }),
    ],
  },
];
