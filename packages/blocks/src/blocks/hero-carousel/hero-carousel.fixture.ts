import type { StoredBlock } from '../../model/definition/public-values.js';

const slide = (at: number) => ({
  id: `hero-1-${at}`,
  fields: {
    image: { id: 'hero/desert-offroader-sand', alt: { ar: `صورة ${at}`, en: `Picture ${at}` } },
    title: { ar: `شريحة ${at}`, en: `Slide ${at}` },
    paragraph: { ar: 'نصّ.', en: 'Text.' },
  },
});

/** Stored content of version 1: six slides. */
export const fixtures: StoredBlock[] = [
  {
    id: 'hero-1',
    template: 'hero-carousel',
    version: 1,
    fields: {
      has_timer: true,
      is_autoplay: true,
      has_banner: false,
      has_wide_ratio: false,
      is_ffi: false,
      has_mxo: false,
      slide_duration: 3000,
      slide_duration_limit: 4,
      slider_theme: 'dark-theme',
    },
    groups: [1, 2, 3, 4, 5, 6].map(slide),
  },
];
