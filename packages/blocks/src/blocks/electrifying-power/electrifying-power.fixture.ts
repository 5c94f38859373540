import type { StoredBlock } from '../../model/definition/public-values.js';

const figure = (value: string, unit: string, label: string) => ({
  id: `power-${value}`,
  fields: {
    value: { ar: value, en: value },
    unit: { ar: unit, en: unit },
    label: { ar: label, en: label },
  },
});

/** Stored content of version 1: four figures and one without a value. */
export const fixtures: StoredBlock[] = [
  {
    id: 'power-1',
    template: 'electrifying-power',
    version: 1,
    fields: {
      title: { ar: 'قوة', en: 'Power' },
      header_tag: '3',
      font_size: 'big',
      paragraph: { ar: 'نصّ.', en: 'Text.' },
      image: { id: 'hero/city-saloon-black', alt: { ar: 'سيارة', en: 'A car' } },
      native_video_background: '/videos/night.mp4',
      'rdx-link': {
        type: 'internal',
        label: { ar: 'المزيد', en: 'More' },
        url: '/electric',
        target: '_self',
        form_id: '',
        hidden_fields: {},
        title: {},
        columns: null,
      },
      block_scroll_id: 'power',
    },
    groups: [
      { id: 'power-none', fields: { label: { ar: 'بلا رقم', en: 'Without a value' } } },
      figure('620', 'km', 'Range'),
      figure('3.9', 's', 'To 100 km/h'),
      figure('18', 'min', 'Charging'),
      figure('400', 'kW', 'Power'),
    ],
  },
];
