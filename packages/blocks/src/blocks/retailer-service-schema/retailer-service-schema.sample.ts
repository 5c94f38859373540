import type { Sample } from '../../model/definition/define-block.js';

const content: Sample = {
  fields: {
    name: { ar: 'مركز خدمة القوز', en: 'Al Quoz workshop' },
    description: {
      ar: 'صيانة وقطع أصلية وفحص قبل السفر.',
      en: 'Service, genuine parts and checks before a journey.',
    },
    keywords: { ar: 'صيانة، قطع غيار، فحص', en: 'service, parts, inspection' },
    opening_hours: { ar: 'Mo-Sa 08:00-18:00', en: 'Mo-Sa 08:00-18:00' },
    payment_accepted: { ar: 'نقدًا وبالبطاقة', en: 'Cash, card' },
    address: { ar: 'القوز الأولى، دبي', en: 'Al Quoz 1, Dubai' },
    latitude: 25.1517,
    longitude: 55.2395,
    contact_info: '[{"type":"telephone","value":"+971 4 555 0100"}]',
  },
};

export const sample = { ar: content, en: content };
