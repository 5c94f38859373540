import type { StoredBlock } from '../../model/definition/public-values.js';

/** Stored content of version 1: Dubai first, then Abu Dhabi, then one without a place. */
export const fixtures: StoredBlock[] = [
  {
    id: 'retailers-1',
    template: 'retailer-cards',
    version: 1,
    fields: { translations: '{"directions":"Route"}', distance_unit: 'km' },
    groups: [
      {
        id: 'r-dubai',
        fields: {
          name: { ar: 'معرض دبي', en: 'Dubai Showroom' },
          address: { ar: 'شارع الشيخ زايد', en: 'Sheikh Zayed Road' },
          city: { ar: 'دبي', en: 'Dubai' },
          latitude: 25.2048,
          longitude: 55.2708,
          contact_info:
            '[{"type":"phone","icon":"phone","label":"+971 4 555 0110","href":"tel:+97145550110"},{"type":"email","icon":"mail","label":"dubai@mawkib.example","href":"mailto:dubai@mawkib.example"}]',
          services:
            '[{"icon":"car","label":{"ar":"سيارات جديدة","en":"New vehicles"}},{"icon":"gauge","label":{"ar":"صيانة","en":"Servicing"}}]',
        },
      },
      {
        id: 'r-abu-dhabi',
        fields: {
          name: { ar: 'معرض أبوظبي', en: 'Abu Dhabi Showroom' },
          address: { ar: 'الكورنيش', en: 'Corniche' },
          city: { ar: 'أبوظبي', en: 'Abu Dhabi' },
          latitude: 24.4539,
          longitude: 54.3773,
          contact_info: '[]',
          services: '[]',
        },
      },
      {
        id: 'r-nowhere',
        fields: {
          name: { ar: 'معرض متنقل', en: 'Mobile Showroom' },
          address: { ar: '', en: '' },
          city: { ar: '', en: '' },
          latitude: null,
          longitude: null,
          contact_info: '',
          services: '',
        },
      },
    ],
  },
];
