import type { Sample } from '../../model/definition/define-block.js';

const contacts = (phone: string, email: string) =>
  JSON.stringify([
    { type: 'phone', icon: 'phone', label: phone, href: `tel:${phone.replace(/\s/g, '')}` },
    { type: 'email', icon: 'mail', label: email, href: `mailto:${email}` },
  ]);

const services = JSON.stringify([
  { icon: 'car', label: { ar: 'سيارات جديدة', en: 'New vehicles' } },
  { icon: 'check', label: { ar: 'سيارات معتمدة', en: 'Approved vehicles' } },
  { icon: 'gauge', label: { ar: 'صيانة', en: 'Servicing' } },
]);

const content: Sample = {
  fields: { distance_unit: 'km' },
  groups: [
    {
      name: { ar: 'معرض الشيخ زايد', en: 'Sheikh Zayed Road Showroom' },
      address: { ar: 'شارع الشيخ زايد، القوز الأولى', en: 'Sheikh Zayed Road, Al Quoz 1' },
      city: { ar: 'دبي', en: 'Dubai' },
      latitude: 25.1517,
      longitude: 55.2395,
      contact_info: contacts('+971 4 555 0110', 'szr@mawkib.example'),
      services,
    },
    {
      name: { ar: 'معرض الكورنيش', en: 'Corniche Showroom' },
      address: { ar: 'شارع الكورنيش، البطين', en: 'Corniche Road, Al Bateen' },
      city: { ar: 'أبوظبي', en: 'Abu Dhabi' },
      latitude: 24.4539,
      longitude: 54.3273,
      contact_info: contacts('+971 2 555 0120', 'corniche@mawkib.example'),
      services,
    },
    {
      name: { ar: 'معرض الواجهة', en: 'Waterfront Showroom' },
      address: { ar: 'شارع الملك فيصل، المجاز', en: 'King Faisal Street, Al Majaz' },
      city: { ar: 'الشارقة', en: 'Sharjah' },
      latitude: 25.3287,
      longitude: 55.3838,
      contact_info: contacts('+971 6 555 0130', 'sharjah@mawkib.example'),
      services,
    },
  ],
};

export const sample = { ar: content, en: content };
