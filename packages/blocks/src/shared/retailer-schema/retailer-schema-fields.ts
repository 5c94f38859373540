import * as z from 'zod';
import { json, number, string, text } from '../../model/definition/field.js';

const contact = z.object({ type: z.string(), value: z.string() });
const offer = z.object({
  category: z.string().catch(''),
  description: z.string().catch(''),
  url: z.string().catch(''),
});

/** Fields of a retailer's structured data. Blank fields are left out. */
export const retailerSchemaFields = () => ({
  name: string({ label: { ar: 'الاسم', en: 'Name' }, required: true }),
  description: text({ label: { ar: 'الوصف', en: 'Description' } }),
  keywords: string({
    label: { ar: 'الكلمات المفتاحية', en: 'Keywords' },
    help: { ar: 'افصل بينها بفواصل.', en: 'Separated by commas.' },
  }),
  opening_hours: string({
    label: { ar: 'أوقات العمل', en: 'Opening hours' },
    help: { ar: 'مثل Mo-Sa 09:00-21:00.', en: 'Such as Mo-Sa 09:00-21:00.' },
    optional: true,
  }),
  payment_accepted: string({
    label: { ar: 'وسائل الدفع', en: 'Payment accepted' },
    optional: true,
  }),
  price_range: string({ label: { ar: 'نطاق الأسعار', en: 'Price range' }, optional: true }),
  address: string({ label: { ar: 'العنوان', en: 'Address' } }),
  latitude: number({ label: { ar: 'خط العرض', en: 'Latitude' }, min: -90, max: 90 }),
  longitude: number({ label: { ar: 'خط الطول', en: 'Longitude' }, min: -180, max: 180 }),
  contact_info: json({
    label: { ar: 'وسائل التواصل', en: 'Contacts' },
    help: {
      ar: 'قائمة من {type, value}. للنوعين telephone وemail خاصية مستقلة، وأي نوع آخر يصبح نقطة تواصل.',
      en: 'A list of {type, value}. The types telephone and email have their own property; others become a contact point.',
    },
    schema: z.array(contact),
    default: [],
  }),
  offers: json({
    label: { ar: 'العروض', en: 'Offers' },
    help: {
      ar: 'قائمة من {category, description, url}.',
      en: 'A list of {category, description, url}.',
    },
    schema: z.array(offer),
    default: [],
  }),
});
