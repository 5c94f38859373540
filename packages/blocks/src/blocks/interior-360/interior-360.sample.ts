import type { Sample } from '../../model/definition/define-block.js';

const content: Sample = {
  fields: {
    title: { ar: 'اجلس في الداخل', en: 'Take a seat inside' },
    header_size: 'l',
    interior_preset: 'fpace_my21',
    image: {
      id: 'interior/driver-view',
      alt: { ar: 'المقصورة من مقعد السائق', en: 'The cabin from the driver’s seat' },
    },
  },
};

export const sample = { ar: content, en: content };
