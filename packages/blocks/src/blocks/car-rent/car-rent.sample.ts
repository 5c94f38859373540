import type { Sample } from '../../model/definition/define-block.js';

const text = (ar: string, en: string) => ({ ar, en });

const car = (picture: string, title: { ar: string; en: string }, seats: string, bags: string) => ({
  title,
  image: { id: `studio/${picture}`, alt: title },
  icon_1: 'seat',
  text_1: text(`${seats} مقاعد`, `${seats} seats`),
  icon_2: 'car',
  text_2: text(`${bags} حقائب`, `${bags} bags`),
  icon_3: 'gearbox',
  text_3: text('أوتوماتيكي', 'Automatic'),
  icon_4: 'fuel',
  text_4: text('بنزين', 'Petrol'),
});

const content: Sample = {
  fields: {
    title: text('اختر سيارتك', 'Choose your car'),
    header_size: 'l',
    paragraph: text(
      'كل سيارة مع تجهيزاتها الإضافية. السعر اليومي في طلب الاستئجار.',
      'Each car with its extras. The daily price is part of the inquiry.',
    ),
  },
  groups: [
    car('luxsuv-front34-silver', text('الكبيرة الفاخرة', 'The large one'), '5', '4'),
    car('offroader-front34-sand', text('سيارة الصحراء', 'The desert one'), '5', '3'),
    car('coupe-front34-burgundy', text('الكوبيه', 'The coupé'), '3', '3'),
  ],
};

export const sample = { ar: content, en: content };
