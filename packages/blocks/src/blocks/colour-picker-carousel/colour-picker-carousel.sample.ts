import type { Sample } from '../../model/definition/define-block.js';

const content: Sample = {
  fields: {
    title: { ar: 'لونٌ يقول مَن أنت', en: 'A colour that says who you are' },
    header_size: 'l',
  },
  groups: [
    {
      colour_label: { ar: 'أخضر الواحة', en: 'Oasis green' },
      colour_image: {
        id: 'texture/paint-green',
        alt: { ar: 'عيّنة: أخضر الواحة', en: 'Swatch: Oasis green' },
      },
      image: {
        id: 'studio/luxsuv-side-green',
        alt: {
          ar: 'سيارة دفع رباعي فاخرة خضراء داكنة، من الجانب',
          en: 'Deep green luxury SUV, side view',
        },
      },
    },
    {
      colour_label: { ar: 'رمل الربع الخالي', en: 'Empty Quarter sand' },
      colour_image: {
        id: 'texture/paint-sand',
        alt: { ar: 'عيّنة: رمل الربع الخالي', en: 'Swatch: Empty Quarter sand' },
      },
      image: {
        id: 'studio/luxsuv-side-sand',
        alt: {
          ar: 'سيارة دفع رباعي فاخرة رملية اللون، من الجانب',
          en: 'Sand-coloured luxury SUV, side view',
        },
      },
    },
    {
      colour_label: { ar: 'فضّة المدّ', en: 'Tidal silver' },
      colour_image: {
        id: 'texture/paint-silver',
        alt: { ar: 'عيّنة: فضّة المدّ', en: 'Swatch: Tidal silver' },
      },
      image: {
        id: 'studio/luxsuv-side-silver',
        alt: { ar: 'سيارة دفع رباعي فاخرة فضية، من الجانب', en: 'Silver luxury SUV, side view' },
      },
    },
    {
      colour_label: { ar: 'عنّابيّ المساء', en: 'Evening burgundy' },
      colour_image: {
        id: 'texture/paint-burgundy',
        alt: { ar: 'عيّنة: عنّابيّ المساء', en: 'Swatch: Evening burgundy' },
      },
      image: {
        id: 'studio/luxsuv-side-burgundy',
        alt: {
          ar: 'سيارة دفع رباعي فاخرة عنابية، من الجانب',
          en: 'Burgundy luxury SUV, side view',
        },
      },
    },
    {
      colour_label: { ar: 'أسود الليل', en: 'Night black' },
      colour_image: {
        id: 'texture/paint-black',
        alt: { ar: 'عيّنة: أسود الليل', en: 'Swatch: Night black' },
      },
      image: {
        id: 'studio/luxsuv-side-black',
        alt: { ar: 'سيارة دفع رباعي فاخرة سوداء، من الجانب', en: 'Black luxury SUV, side view' },
      },
    },
  ],
};

export const sample = { ar: content, en: content };
