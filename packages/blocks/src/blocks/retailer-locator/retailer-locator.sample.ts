import type { Sample } from '../../model/definition/define-block.js';

const content: Sample = {
  fields: {
    title: { ar: 'ابحث عن وكيل', en: 'Find a retailer' },
    header_size: 'l',
  },
};

export const sample = { ar: content, en: content };
