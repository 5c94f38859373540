import type { CollectionItem } from '@mawkib/api-clients/contracts/content';
import type { StoredBlock } from '../../model/definition/public-values.js';

/** Stored content of version 1. */
export const fixtures: StoredBlock[] = [
  {
    id: 'feed-1',
    template: 'collection-slider-feed',
    version: 1,
    fields: {
      lang: 'en',
      market: { ar: 'AE', en: 'AE' },
      collection: { ar: 'accessories', en: 'accessories' },
      limit: 5,
      grouped: false,
      show_pagination: true,
      slider_theme: 'grey-theme',
      error_msg: { ar: 'لا مجموعة الآن.', en: 'No collection right now.' },
      try_again_btn_label: { ar: 'مرة أخرى', en: 'Once more' },
      block_scroll_id: 'collection',
    },
    groups: [],
  },
];

const item = (id: string, title: string, group: string | null): CollectionItem => ({
  id,
  title,
  description: `About ${title}.`,
  image: null,
  link: `/accessories/${id}`,
  group,
});

/** Items of a feed. */
export const collectionItems: CollectionItem[] = [
  item('tent', 'Roof tent', 'Outdoors'),
  item('cooler', 'Cooler box', 'Cabin'),
  item('awning', 'Side awning', 'Outdoors'),
  item('mats', 'Floor mats', 'Cabin'),
  item('cup', 'Cup', null),
  item('pen', 'Pen', null),
];
