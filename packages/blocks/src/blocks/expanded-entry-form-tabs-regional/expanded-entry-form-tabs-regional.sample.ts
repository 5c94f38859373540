import type { Sample } from '../../model/definition/define-block.js';

const content: Sample = {
  fields: { title: { ar: 'كيف نساعدك؟', en: 'How can we help?' }, header_size: 'l' },
  groups: [
    {
      tab_icon: 'calendar',
      tab_label: { ar: 'تجربة قيادة', en: 'Test drive' },
      tab_id: 'test-drive',
      form_id: 'test-drive',
      has_two_columns: true,
      form_params_mapping: '{"model":"model"}',
    },
    {
      tab_icon: 'mail',
      tab_label: { ar: 'راسلنا', en: 'Write to us' },
      tab_id: 'contact',
      form_id: 'contact',
    },
  ],
};

export const sample = { ar: content, en: content };
