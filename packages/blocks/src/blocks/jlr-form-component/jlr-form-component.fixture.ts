import type { StoredBlock } from '../../model/definition/public-values.js';

/** Stored content of version 1. */
export const fixtures: StoredBlock[] = [
  {
    id: 'jlr-form-1',
    template: 'jlr-form-component',
    version: 1,
    fields: {
      title: { ar: 'احجز تجربة قيادة', en: 'Book a test drive' },
      form_id: 'test-drive',
      has_two_columns: true,
      form_hidden_field_mapping: '{"source":"web"}',
      form_params_mapping: '{"model":"model"}',
      form_location_params_mapping: '{"retailer":"location"}',
      form_location_mapping: '{"AE-001":"dubai"}',
      button_position: 'center',
      form_position: 'right',
      block_scroll_id: 'book',
    },
    groups: [],
  },
];
