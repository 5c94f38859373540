import type { StoredBlock } from '../../model/definition/public-values.js';

/** Stored content of version 1. */
export const fixtures: StoredBlock[] = [
  {
    id: 'news-1',
    template: 'news',
    version: 1,
    fields: {
      title: { ar: 'الأخبار', en: 'News' },
      header_size: 'l',
      header_tag: '2',
      locale: 'fr',
      market: 'KW',
      items_per_page: 6,
      read_more_label: { ar: 'الخبر كاملًا', en: 'The whole story' },
      back_label: { ar: 'إلى كل الأخبار', en: 'To all news' },
      error_heading: { ar: 'تعذّر التحميل', en: 'Not loaded' },
      error_text: { ar: 'أعد المحاولة.', en: 'Try once more.' },
      no_results_heading: { ar: 'لا شيء', en: 'Nothing' },
      no_results_text: { ar: 'لا أخبار بعد.', en: 'No news yet.' },
      block_scroll_id: 'stories',
    },
    groups: [],
  },
];
