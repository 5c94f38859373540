import type { Sample } from '../../model/definition/define-block.js';

const content: Sample = {
  fields: {
    car_key: 'f_pace',
    engine_key: 'p400',
    spec_1_key: 'power',
    spec_1_label: { ar: 'القوة', en: 'Power' },
    spec_2_key: 'acceleration',
    spec_3_key: 'price',
    spec_3_label: { ar: 'السعر الرسمي من', en: 'List price from' },
    has_columns: true,
    tab_id: 'f-pace',
    title: { ar: 'F-PACE، رشاقة بمقاس العائلة', en: 'F-PACE, agile in a family’s size' },
    header_size: 'm',
    image: {
      id: 'studio/midsuv-front34-burgundy',
      alt: {
        ar: 'سيارة دفع رباعي متوسطة عنابية، من الأمام بزاوية',
        en: 'Burgundy mid-size SUV, front three-quarter view',
      },
    },
  },
};

export const sample = { ar: content, en: content };
