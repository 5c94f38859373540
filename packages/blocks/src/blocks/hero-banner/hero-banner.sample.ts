import type { Sample } from '../../model/definition/define-block.js';

const content: Sample = {
  fields: {
    image: {
      id: 'place/interior-evening',
      alt: {
        ar: 'معرض مسائي بأقواس وسيارة على منصة',
        en: 'An evening showroom with arches and a car on a plinth',
      },
    },
    heading: { ar: 'الخدمة والصيانة', en: 'Service and care' },
  },
};

export const sample = { ar: content, en: content };
