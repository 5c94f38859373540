import type { StoredBlock } from '../../model/definition/public-values.js';

/** Stored content of version 1. */
export const fixtures: StoredBlock[] = [
  {
    id: 'offers-1',
    template: 'offers',
    version: 1,
    fields: {
      title: { ar: 'العروض', en: 'Offers' },
      header_size: 'l',
      header_tag: '2',
      category: 'finance',
      new_cars: true,
      approved: false,
      owners: false,
      branded_goods: false,
      defender: true,
      discovery: false,
      range_rover: false,
      jaguar: true,
      form_title: { ar: 'اسأل عن العرض', en: 'Ask about it' },
      form_subtitle: { ar: 'نتصل بك غدًا.', en: 'We call you tomorrow.' },
      form_id: 'offer',
      has_two_columns: true,
      button_position: 'center',
      error_text: { ar: 'لا عروض الآن', en: 'Not loaded' },
      error_button_text: { ar: 'مرة أخرى', en: 'Once more' },
      block_scroll_id: 'offers',
    },
    groups: [],
  },
];
