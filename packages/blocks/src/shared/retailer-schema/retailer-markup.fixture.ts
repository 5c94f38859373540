import type { StoredBlock } from '../../model/definition/public-values.js';

/** Stored content of version 1 with every field filled. */
export const retailerFields: StoredBlock['fields'] = {
  name: { ar: 'معرض دبي', en: 'Dubai showroom' },
  description: { ar: 'معرض ومركز خدمة.', en: 'Showroom and workshop.' },
  keywords: { ar: 'سيارات، خدمة', en: 'cars, service' },
  opening_hours: { ar: 'Mo-Sa 09:00-21:00', en: 'Mo-Sa 09:00-21:00' },
  payment_accepted: { ar: 'نقدًا وبالبطاقة', en: 'Cash, card' },
  price_range: { ar: '$$$', en: '$$$' },
  address: { ar: 'شارع الشيخ زايد، دبي', en: 'Sheikh Zayed Road, Dubai' },
  latitude: 25.1517,
  longitude: 55.2395,
  contact_info: JSON.stringify([
    { type: 'telephone', value: '+971 4 555 0100' },
    { type: 'email', value: 'dubai@example.com' },
    { type: 'sales', value: '+971 4 555 0101' },
  ]),
  offers: JSON.stringify([
    { category: 'Service', description: { ar: 'فحص الصيف', en: 'Summer check' }, url: '/offers' },
    { category: 'Cars', description: 'Seven years of warranty', url: 'https://example.com/w' },
  ]),
  block_scroll_id: 'data',
};
