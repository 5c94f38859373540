import type { Sample } from '../../model/definition/define-block.js';

const content: Sample = {
  fields: {
    title: { ar: 'الأخبار', en: 'News' },
    header_size: 'l',
    items_per_page: 7,
  },
};

export const sample = { ar: content, en: content };
