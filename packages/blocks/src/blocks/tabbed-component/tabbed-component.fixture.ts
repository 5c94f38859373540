import type { StoredBlock } from '../../model/definition/public-values.js';

/** Stored content of version 1: a tab of each type, and one of each that lacks what it shows. */
export const fixtures: StoredBlock[] = [
  {
    id: 'tabbed-1',
    template: 'tabbed-component',
    version: 1,
    fields: { title: { ar: 'مشاهد', en: 'Views' } },
    groups: [
      {
        id: 'tc-hero',
        fields: {
          tab_label: { ar: 'صورة', en: 'Picture' },
          component_type: 'hero_slider',
          image: { id: 'hero/city-coupe-burgundy', alt: { ar: 'كوبيه', en: 'A coupé' } },
        },
      },
      {
        id: 'tc-outside',
        fields: {
          tab_label: { ar: 'خارج', en: 'Outside' },
          component_type: 'exterior_360',
          exterior_preset: 'fpace_my22',
        },
      },
      {
        id: 'tc-inside',
        fields: {
          tab_label: { ar: 'داخل', en: 'Inside' },
          component_type: 'interior_360',
          interior_preset: 'xe_my20',
        },
      },
      {
        id: 'tc-no-image',
        fields: { tab_label: { ar: 'بلا صورة', en: 'No picture' }, component_type: 'hero_slider' },
      },
      {
        id: 'tc-no-preset',
        fields: { tab_label: { ar: 'بلا صور', en: 'No preset' }, component_type: 'exterior_360' },
      },
    ],
  },
];
