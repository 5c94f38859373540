import type { Sample } from '../../model/definition/define-block.js';

const content: Sample = {
  fields: {
    title: { ar: 'عنوان القسم', en: 'The block’s title' },
    paragraph: { ar: 'فقرة قصيرة تصف ما يراه الزائر.', en: 'A short text on what a visitor sees.' },
  },
};

export const sample = { ar: content, en: content };
