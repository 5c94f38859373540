import type { Sample } from '../../model/definition/define-block.js';

const text = (ar: string, en: string) => ({ ar, en });

const content: Sample = {
  fields: {
    title: text('مدّد ضمان سيارتك', 'Extend your warranty'),
    header_size: 'l',
    price_table: JSON.stringify([
      { model: text('الكبيرة الفاخرة', 'The large one'), from_price: 8900 },
      { model: text('سيارة الصحراء', 'The desert one'), from_price: 6400 },
      { model: text('الكوبيه', 'The coupé'), from_price: 5200 },
    ]),
    form_id: 'test-drive',
    has_two_columns: true,
    button_position: 'right',
  },
};

export const sample = { ar: content, en: content };
