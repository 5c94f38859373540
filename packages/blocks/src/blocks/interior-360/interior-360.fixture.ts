import type { StoredBlock } from '../../model/definition/public-values.js';

/** Stored content of version 1. */
export const fixtures: StoredBlock[] = [
  {
    id: 'interior-360-1',
    template: 'interior-360',
    version: 1,
    fields: {
      title: { ar: 'المقصورة', en: 'The cabin' },
      interior_preset: 'ipace_my22',
      image: { id: 'interior/driver-view', alt: { ar: 'المقصورة', en: 'The cabin' } },
      error_msg: { ar: 'تعذّر تحميل الصورة.', en: 'The panorama did not load.' },
      try_again_btn_label: { ar: 'أعد المحاولة', en: 'Once more' },
    },
    groups: [],
  },
];
