import type { Sample } from '../../model/definition/define-block.js';

const content: Sample = {
  fields: {
    title: { ar: 'اطلب اتصالًا', en: 'Ask for a call' },
    form_id: 'test-drive',
    form_params_mapping: '{"model":"model"}',
    form_position: 'center',
  },
};

export const sample = { ar: content, en: content };
