import type { StoredBlock } from '../../model/definition/public-values.js';

/** Stored content of version 1; three prices that are none. */
export const fixtures: StoredBlock[] = [
  {
    id: 'warranty-1',
    template: 'extended-warranty-form',
    version: 1,
    fields: {
      title: { ar: 'الضمان', en: 'Warranty' },
      header_tag: '3',
      price_table: JSON.stringify([
        { model: { ar: 'ديفندر', en: 'Defender' }, from_price: 6400 },
        { model: 'F-TYPE', from_price: '٥٢٠٠' },
        { model: 'XE', from_price: 0 },
        { model: 'XF', from_price: -1 },
        { model: 'F-PACE', from_price: 'soon' },
      ]),
      form_id: 'test-drive',
      has_two_columns: true,
      form_hidden_field_mapping: '{}',
      form_params_mapping: '{"model":"model"}',
      form_location_params_mapping: '{}',
      form_location_mapping: '{}',
      button_position: 'center',
      block_scroll_id: 'warranty',
    },
    groups: [],
  },
];
