import type { Sample } from '../../model/definition/define-block.js';

const content: Sample = {
  fields: {
    image_before: {
      id: 'place/pavilion-day',
      alt: { ar: 'معرض زجاجي بسقف عائم، نهارًا', en: 'Glass showroom with a floating roof, by day' },
    },
    label_before: { ar: 'نهارًا', en: 'By day' },
    image_after: {
      id: 'place/pavilion-evening',
      alt: {
        ar: 'المعرض نفسه مضاءً عند المساء',
        en: 'The same showroom, lit in the evening',
      },
    },
    label_after: { ar: 'مساءً', en: 'In the evening' },
    start_position: 50,
    has_autostart: true,
    has_sidebar: true,
  },
};

export const sample = { ar: content, en: content };
