import type { Sample } from '../../model/definition/define-block.js';

const content: Sample = {
  fields: {
    title: { ar: 'احجز تجربة قيادة', en: 'Book a test drive' },
    form_id: 'test-drive',
    has_two_columns: true,
    form_params_mapping: '{"model":"model"}',
    button_position: 'right',
  },
};

export const sample = { ar: content, en: content };
