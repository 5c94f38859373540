import type { Sample } from '../../model/definition/define-block.js';

const content: Sample = {
  fields: {
    title: { ar: 'من كل جانب', en: 'From every side' },
    header_size: 'l',
    exterior_preset: 'ftype_my20',
    has_sidebar: true,
    has_autostart: true,
    image: {
      id: 'studio/coupe-front34-burgundy',
      alt: { ar: 'سيارة كوبيه عنابية على خلفية هادئة', en: 'Burgundy coupé on a calm ground' },
    },
  },
};

export const sample = { ar: content, en: content };
