import type { Sample } from '../../model/definition/define-block.js';

const content: Sample = {
  fields: {
    title: { ar: 'وصلت حديثًا', en: 'Just arrived' },
    header_size: 'l',
    slider_theme: 'light-theme',
  },
};

export const sample = { ar: content, en: content };
