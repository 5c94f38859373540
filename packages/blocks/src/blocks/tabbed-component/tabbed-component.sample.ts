import type { Sample } from '../../model/definition/define-block.js';

const content: Sample = {
  fields: {
    title: { ar: 'اقترب، ودُر حولها', en: 'Come closer, walk around' },
    header_size: 'l',
  },
  groups: [
    {
      tab_label: { ar: 'من الخارج', en: 'Outside' },
      component_type: 'exterior_360',
      exterior_preset: 'fpace_my21',
      image: {
        id: 'studio/midsuv-front34-silver',
        alt: { ar: 'سيارة فضية على خلفية هادئة', en: 'Silver car on a calm ground' },
      },
    },
    {
      tab_label: { ar: 'المقصورة', en: 'Cabin' },
      component_type: 'interior_360',
      interior_preset: 'fpace_my21',
      image: {
        id: 'interior/driver-view',
        alt: { ar: 'المقصورة من مقعد السائق', en: 'The cabin from the driver’s seat' },
      },
    },
    {
      tab_label: { ar: 'على الطريق', en: 'On the road' },
      component_type: 'hero_slider',
      image: {
        id: 'hero/mountain-luxsuv-silver',
        alt: { ar: 'سيارة فضية على طريق جبلي', en: 'Silver car on a mountain road' },
      },
    },
  ],
};

export const sample = { ar: content, en: content };
