import type { Sample } from '../../model/definition/define-block.js';

const content: Sample = {
  fields: {
    brands: true,
    models: true,
    states: true,
    display_price: true,
    mileage: true,
    model_year: true,
    engine_types: true,
    colors: true,
    dealers: true,
    vehicles: JSON.stringify({
      headline: { ar: 'السيارات المتوفرة الآن', en: 'Vehicles available now' },
      list: [],
    }),
  },
};

export const sample = { ar: content, en: content };
