import type { StoredBlock } from '../../model/definition/public-values.js';

/** Stored content of version 1. */
export const fixtures: StoredBlock[] = [
  {
    id: 'snippet-1',
    template: 'snippet',
    version: 1,
    fields: {
      title: { ar: 'عنوان', en: 'Title' },
      header_size: 'l',
      header_tag: '3',
      header_icon: 'car',
      header_font: 'secondary',
      paragraph: { ar: 'نصّ فيه **توكيد**.', en: 'A text with **emphasis**.' },
      font_size: 'big',
      'rdx-buttons': [
        {
          type: 'internal',
          label: { ar: 'السيارات', en: 'Vehicles' },
          url: '/vehicles',
          target: '_self',
          form_id: '',
          hidden_fields: {},
          title: {},
          columns: null,
        },
      ],
      button_style: 'secondary',
      padding_grid_class: 'top-space-0',
      border_grid_class: 'border-bottom',
      block_scroll_id: 'intro',
    },
    groups: [],
  },
];
