import type { Sample } from '../../model/definition/define-block.js';

const content = (lang: 'ar' | 'en'): Sample => ({
  fields: {
    lang,
    market: { ar: 'AE', en: 'AE' },
    collection: { ar: 'accessories', en: 'accessories' },
    limit: 6,
    show_pagination: true,
  },
});

export const sample = { ar: content('ar'), en: content('en') };
