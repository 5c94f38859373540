import type { StoredBlock } from '../../model/definition/public-values.js';

const text = (ar: string, en: string) => ({ ar, en });

/** Stored content of version 1: points out of order, beyond the edge, on one spot and incomplete. */
export const fixtures: StoredBlock[] = [
  {
    id: 'hotspots-1',
    template: 'hotspots-container',
    version: 1,
    fields: {
      title: text('التفاصيل', 'Details'),
      image: { id: 'studio/offroader-side-sand', alt: text('سيارة', 'A car') },
    },
    groups: [
      {
        id: 'hc-wheel',
        fields: {
          x: 70,
          y: 80,
          title: text('العجلة', 'Wheel'),
          paragraph: text('نصّ العجلة.', 'About the wheel.'),
          image: { id: 'detail/offroader-wheel-sand', alt: text('عجلة', 'A wheel') },
        },
      },
      {
        id: 'hc-lamp',
        fields: { x: 25, y: 50, title: text('المصباح', 'Lamp') },
      },
      { id: 'hc-beyond', fields: { x: 140, y: -20, paragraph: text('بعيد.', 'Far out.') } },
      { id: 'hc-beside', fields: { x: 71, y: 80, title: text('المكبح', 'Brake') } },
      { id: 'hc-empty', fields: { x: 10, y: 10 } },
      { id: 'hc-nowhere', fields: { title: text('بلا مكان', 'Nowhere') } },
    ],
  },
];
