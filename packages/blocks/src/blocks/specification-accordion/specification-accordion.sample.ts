import type { Sample } from '../../model/definition/define-block.js';

const keys = (...names: string[]) => JSON.stringify(names.map((key) => ({ key })));

const content: Sample = {
  fields: {
    model_key: 'fpace-20my',
    title: { ar: 'إف-بيس بالأرقام', en: 'F-PACE in figures' },
    header_size: 'l',
  },
  groups: [
    {
      label: { ar: 'الأداء', en: 'Performance' },
      spec_keys: keys('power', 'acceleration', 'top_speed', 'consumption'),
    },
    {
      label: { ar: 'المحرك والدفع', en: 'Engine and drive' },
      spec_keys: keys('engine', 'drivetrain', 'transmission'),
    },
    {
      label: { ar: 'الأبعاد والسعة', en: 'Size and space' },
      spec_keys: keys('seats', 'luggage', 'length', 'width', 'height', 'wheelbase'),
    },
    {
      label: { ar: 'الضمان والصيانة', en: 'Warranty and service' },
      content: {
        ar: 'ضمان خمس سنوات أو 150,000 كم، وصيانة دورية تُحجز عبر الإنترنت لدى أي وكيل معتمد.',
        en: 'Five years or 150,000 km of warranty, and service booked online with any authorised retailer.',
      },
    },
  ],
};

export const sample = { ar: content, en: content };
