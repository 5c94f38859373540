import type { StoredBlock } from '../../model/definition/public-values.js';

const text = (ar: string, en: string) => ({ ar, en });

const mapper = {
  dropdowns: [
    { key: 'l405', label: text('رنج روفر', 'Range Rover'), children: [2018, '2019'] },
    { key: 'l663', label: text('ديفندر', 'Defender'), children: [2020] },
  ],
  subblock_groups: [
    { key: 'incontrol', match_dropdowns: [{ parent_key: 'l405', child_key: [2018, 2019] }] },
    { key: 'pivi', match_dropdowns: [{ parent_key: 'l405', child_key: [2019] }] },
  ],
};

/** Stored content of version 1: two updates, and one that nothing selects. */
export const fixtures: StoredBlock[] = [
  {
    id: 'svu-1',
    template: 'select-vehicle-to-update',
    version: 1,
    fields: {
      title: text('التحديث', 'Updates'),
      header_tag: '3',
      parent_label: text('الطراز', 'Your model'),
      parent_placeholder: text('اختر', 'Which model?'),
      child_label: text('السنة', 'Your year'),
      child_placeholder: text('اختر', 'Which year?'),
      button_text: text('اعرض', 'Show'),
      clear_text: text('امسح', 'Start over'),
      result_text: text('{amount} لسيارة {parent} {child}', '{amount} for {parent} of {child}'),
      mapper: JSON.stringify(mapper),
      block_scroll_id: 'updates',
    },
    groups: [
      {
        id: 'svu-a',
        fields: {
          subblock_key: 'incontrol',
          button_text: text('التفاصيل', 'Details of InControl'),
          modal_title: text('إن كنترول', 'InControl'),
          description: text('**نصّ**', 'A **description**'),
          button: {
            type: 'internal',
            label: text('تنزيل', 'Download'),
            url: '/maps',
            target: '_self',
          },
        },
      },
      {
        id: 'svu-b',
        fields: { subblock_key: 'pivi', button_text: text('بيفي', 'Details of Pivi') },
      },
      {
        id: 'svu-c',
        fields: { subblock_key: 'other', button_text: text('غيره', 'Details of another') },
      },
    ],
  },
];
