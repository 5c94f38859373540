import type { Sample } from '../../model/definition/define-block.js';

const content: Sample = {
  fields: {
    models: true,
    statuses: true,
    production_year: true,
    engine_types: true,
    specific_colors: true,
    vehicles: JSON.stringify({
      headline: { ar: 'سيارات بأسعار جديدة', en: 'Vehicles at new prices' },
      list: [],
    }),
  },
};

export const sample = { ar: content, en: content };
