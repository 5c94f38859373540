import type { StoredBlock } from '../../model/definition/public-values.js';

/** Stored content of version 1. */
export const fixtures: StoredBlock[] = [
  {
    id: 'masonry-1',
    template: 'masonry',
    version: 1,
    fields: {
      img_video_grid: 'video-bottom',
      disable_autoplay: false,
      image_1: { id: 'hero/coast-coupe-silver', alt: { ar: 'الساحل', en: 'The coast' } },
      image_2: { id: 'interior/rear-seats', alt: { ar: 'المقاعد', en: 'The seats' } },
      image_3: { id: 'detail/coupe-wheel-silver', alt: { ar: 'العجلة', en: 'The wheel' } },
      video: '/films/coast.mp4',
      title: { ar: 'الساحل', en: 'Along the coast' },
      header_tag: '3',
      block_scroll_id: 'coast',
    },
    groups: [],
  },
];
