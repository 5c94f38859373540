import type { Sample } from '../../model/definition/define-block.js';

const content: Sample = {
  fields: {
    name: { ar: 'معرض الشيخ زايد', en: 'Sheikh Zayed Road showroom' },
    description: {
      ar: 'سيارات جديدة ومستعملة معتمدة، وتجارب قيادة.',
      en: 'New and approved cars, and test drives.',
    },
    keywords: {
      ar: 'سيارات جديدة، سيارات معتمدة، تجربة قيادة',
      en: 'new cars, approved cars, test drive',
    },
    opening_hours: { ar: 'Mo-Th 09:00-21:00', en: 'Mo-Th 09:00-21:00' },
    payment_accepted: { ar: 'نقدًا وبالبطاقة', en: 'Cash, card' },
    address: { ar: 'القوز الأولى، دبي', en: 'Al Quoz 1, Dubai' },
    latitude: 25.1517,
    longitude: 55.2395,
    contact_info: '[{"type":"telephone","value":"+971 4 555 0100"}]',
  },
};

export const sample = { ar: content, en: content };
