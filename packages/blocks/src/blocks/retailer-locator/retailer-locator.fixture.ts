import type { Dealer } from '@mawkib/api-clients/contracts/content';
import type { StoredBlock } from '../../model/definition/public-values.js';

/** Stored content of version 1. */
export const fixtures: StoredBlock[] = [
  {
    id: 'locator-1',
    template: 'retailer-locator',
    version: 1,
    fields: {
      title: { ar: 'الوكلاء', en: 'Retailers' },
      header_size: 'm',
      header_tag: '3',
      brand: '',
      error_msg: { ar: 'لا وكلاء الآن.', en: 'No retailers right now.' },
      try_again_btn_label: { ar: 'مرة أخرى', en: 'Once more' },
      block_scroll_id: 'find',
    },
    groups: [],
  },
];

const dealer = (id: string, name: string, city: string, more: Partial<Dealer>): Dealer => ({
  id,
  dealer_code: id.toUpperCase(),
  name,
  address: `${city} Road 1`,
  city,
  zip_code: null,
  phone: '+971 4 555 0100',
  email: `${id}@example.com`,
  opening_hours: 'Sat to Thu, 9:00 to 21:00',
  latitude: 25.16,
  longitude: 55.24,
  image_id: null,
  slug: `${id}-showroom`,
  hours: null,
  services: ['sales', 'service'],
  brands: ['Land Rover', 'Jaguar'],
  ...more,
});

/** Response of the dealers call: one brand and no point for some. */
export const dealers: Dealer[] = [
  dealer('dxb', 'Sheikh Zayed Showroom', 'Dubai', { zip_code: '11511' }),
  dealer('auh', 'معرض الكورنيش', 'أبوظبي', {
    latitude: 24.47,
    longitude: 54.35,
    brands: ['Land Rover'],
  }),
  dealer('shj', 'Sharjah Workshop', 'Sharjah', {
    latitude: 0,
    longitude: 0,
    services: ['service', 'body_repair'],
    brands: ['Jaguar'],
  }),
];
