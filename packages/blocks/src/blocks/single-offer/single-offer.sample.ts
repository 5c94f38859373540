import type { Sample } from '../../model/definition/define-block.js';

const content: Sample = {
  fields: {
    hash: 'service-plan',
    hidden_fields: '{"offer_title":"Service plan"}',
    title: { ar: 'خطة صيانة لخمس سنوات', en: 'A five-year service plan' },
    header_size: 'l',
    paragraph: {
      ar: '<p>كل صيانة مجدولة حتى 100 ألف كيلومتر، لدى أي وكيل في الإمارات.</p>',
      en: '<p>Each scheduled service up to 100,000 km, at any retailer in the UAE.</p>',
    },
    image: {
      id: 'place/interior-daylight',
      alt: { ar: 'معرض في ضوء النهار', en: 'A showroom in daylight' },
    },
    form_id: 'offer',
  },
};

export const sample = { ar: content, en: content };
