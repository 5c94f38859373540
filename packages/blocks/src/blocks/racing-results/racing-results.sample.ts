import type { Sample } from '../../model/definition/define-block.js';

const content = (url: string): Sample => ({
  fields: { title: { ar: 'نتائج الموسم', en: 'Results of the season' }, header_size: 'l', url },
});

export const sample = {
  ar: content('racing-results-ar.json'),
  en: content('racing-results-en.json'),
};
