import type { StoredBlock } from '../../model/definition/public-values.js';

const link = (label: string, url: string) => ({
  type: 'internal',
  label: { ar: label, en: label },
  url,
  target: '_self',
  form_id: '',
  hidden_fields: {},
  title: {},
  columns: null,
});

/** Stored content of version 1; the third link leads nowhere. */
export const fixtures: StoredBlock[] = [
  {
    id: 'sign-post-1',
    template: 'sign-post',
    version: 1,
    fields: {
      title: { ar: 'التالي', en: 'Next' },
      header_tag: '3',
      paragraph: { ar: 'إلى أين؟', en: 'Where to?' },
      font_size: 'big',
      'rdx-links': [link('Vehicles', '/vehicles'), link('Offers', '/offers'), link('Nowhere', '')],
      box_color: 'dark-theme',
      block_scroll_id: 'next',
    },
    groups: [],
  },
];
