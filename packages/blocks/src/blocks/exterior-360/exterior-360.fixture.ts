import type { StoredBlock } from '../../model/definition/public-values.js';

/** Stored content of version 1. */
export const fixtures: StoredBlock[] = [
  {
    id: 'exterior-360-1',
    template: 'exterior-360',
    version: 1,
    fields: {
      title: { ar: 'من كل جانب', en: 'From every side' },
      exterior_preset: 'fpace_my22',
      has_sidebar: true,
      has_autostart: true,
      image: { id: 'studio/coupe-front34-silver', alt: { ar: 'كوبيه', en: 'A coupé' } },
      error_msg: { ar: 'تعذّر تحميل الصور.', en: 'The pictures did not load.' },
      try_again_btn_label: { ar: 'أعد المحاولة', en: 'Once more' },
    },
    groups: [],
  },
];
