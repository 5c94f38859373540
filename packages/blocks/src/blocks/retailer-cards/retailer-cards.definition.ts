import * as z from 'zod';
import { defineBlock } from '../../model/definition/define-block.js';
import { json, number, select, string } from '../../model/definition/field.js';
import { sample } from './retailer-cards.sample.js';

const contact = z.object({
  type: z.string().catch(''),
  icon: z.string().catch(''),
  label: z.string(),
  href: z.string(),
});
const service = z.object({ icon: z.string().catch(''), label: z.string() });

export const retailerCards = defineBlock({
  key: 'retailer-cards',
  name: { ar: 'بطاقات الوكلاء', en: 'Retailer cards' },
  description: {
    ar: 'معارض الوكلاء مع العناوين ووسائل التواصل والخدمات، الأقرب إلى الزائر أولًا متى شارك موقعه. تُنشأ بيانات الوكلاء في لسان «الوكلاء» ضمن الإدارة.',
    en: 'Retailers with their addresses, contacts and services, nearest first once a visitor shares a position. Retailers are created in the admin Dealers tab.',
  },
  short_description: { ar: 'الوكلاء وخدماتهم', en: 'Retailers and their services' },
  group: 'Retailers',
  version: 1,
  max_field_groups: 30,
  fields: {
    translations: json({
      label: { ar: 'نصوص بديلة', en: 'Translations' },
      help: {
        ar: 'المفاتيح: distance وdirections وcall وemail وservices وshow_more. يمكن أن تكون القيمة {"ar":"…","en":"…"}.',
        en: 'Keys: distance, directions, call, email, services, show_more. A value may be {"ar":"…","en":"…"}.',
      },
      schema: z.record(z.string(), z.string()),
      default: {},
    }),
    distance_unit: select({
      label: { ar: 'وحدة المسافة', en: 'Distance unit' },
      options: [
        { value: 'km', label: { ar: 'كيلومتر', en: 'Kilometres' } },
        { value: 'mi', label: { ar: 'ميل', en: 'Miles' } },
      ],
    }),
  },
  group_fields: {
    name: string({ label: { ar: 'الاسم', en: 'Name' }, required: true }),
    address: string({ label: { ar: 'العنوان', en: 'Address' } }),
    city: string({ label: { ar: 'المدينة', en: 'City' } }),
    latitude: number({ label: { ar: 'خط العرض', en: 'Latitude' }, min: -90, max: 90 }),
    longitude: number({ label: { ar: 'خط الطول', en: 'Longitude' }, min: -180, max: 180 }),
    contact_info: json({
      label: { ar: 'وسائل التواصل', en: 'Contacts' },
      help: {
        ar: 'قائمة من {type, icon, label, href}.',
        en: 'A list of {type, icon, label, href}.',
      },
      schema: z.array(contact),
      default: [],
    }),
    services: json({
      label: { ar: 'الخدمات', en: 'Services' },
      help: { ar: 'قائمة من {icon, label}.', en: 'A list of {icon, label}.' },
      schema: z.array(service),
      default: [],
    }),
  },
  interactive: true,
  sample,
});
