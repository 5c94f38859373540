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
      tab_icon: 'phone',
      tab_label: { ar: 'اتصال', en: 'Call back' },
      tab_id: 'callback',
      form_id: 'callback',
    },
    {
      tab_icon: 'service',
      tab_label: { ar: 'موعد خدمة', en: 'Service' },
      tab_id: 'service-booking',
      form_id: 'service-booking',
    },
  ],
};

export const sample = { ar: content, en: content };
