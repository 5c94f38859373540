import type { StoredBlock } from '../../model/definition/public-values.js';

/** Stored content of version 1. */
export const fixtures: StoredBlock[] = [
  {
    id: 'range-1',
    template: 'range-calculator',
    version: 1,
    fields: {
      title: { ar: 'المدى', en: 'Range' },
      header_size: 'm',
      header_tag: '3',
      minimal_range: 200,
      maximal_range: 400,
      distance_unit: 'km',
      driving_profiles: '[{"key":"city","label":{"ar":"المدينة","en":"Town"},"average_speed":30}]',
      wheel_sizes: '[{"key":"20","label":{"ar":"عجلات 20","en":"20-inch wheels"}}]',
      temperature: '[{"key":"-10","label":{"ar":"صقيع","en":"Frost"}}]',
      data_url: 'range-test.json',
      block_scroll_id: 'range',
    },
    groups: [],
  },
];

/** A data file: km by profile, wheel and temperature. */
export const rangeFile = {
  profiles: [{ key: 'city' }, { key: 'motorway' }, { key: 'combined' }],
  wheels: ['20', '22'],
  temperatures: ['25', '-10', '40'],
  values: {
    city: {
      20: { '-10': 240, 25: 390, 40: 350 },
      22: { '-10': 150, 25: 360, 40: 330 },
    },
    motorway: { 20: { '-10': 220, 25: 320, 40: 290 }, 22: { 25: 300, 40: 270 } },
    combined: {
      20: { '-10': 230, 25: 470, 40: 320 },
      22: { '-10': 210, 25: 340, 40: 300 },
    },
  },
};
