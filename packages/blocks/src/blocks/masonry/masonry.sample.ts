import type { Sample } from '../../model/definition/define-block.js';

const content: Sample = {
  fields: {
    title: { ar: 'من الفجر إلى المدينة', en: 'From dawn to the city' },
    header_size: 'l',
    image_1: {
      id: 'hero/mountain-luxsuv-silver',
      alt: { ar: 'سيارة دفع رباعي فضية على طريق جبلي', en: 'Silver SUV on a mountain road' },
    },
    image_2: {
      id: 'interior/front-seats',
      alt: { ar: 'مقعدان أماميان بجلد بني وعاجي', en: 'Front seats in tan and ivory leather' },
    },
    image_3: {
      id: 'hero/courtyard-luxsuv-sand',
      alt: {
        ar: 'سيارة دفع رباعي فاخرة رملية اللون في فناء بعمارة خرسانية بسيطة',
        en: 'Sand-coloured luxury SUV in a minimalist concrete courtyard',
      },
    },
  },
};

export const sample = { ar: content, en: content };
