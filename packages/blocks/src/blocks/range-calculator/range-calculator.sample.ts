import type { Sample } from '../../model/definition/define-block.js';

const content: Sample = {
  fields: {
    title: { ar: 'كم ستقطع؟', en: 'How far will it go?' },
    header_size: 'l',
    data_url: 'range-i-pace.json',
  },
};

export const sample = { ar: content, en: content };
