import type { Sample } from '../../model/definition/define-block.js';

const content: Sample = {
  fields: {
    title: { ar: 'عروض هذا الموسم', en: 'Offers this season' },
    header_size: 'l',
    new_cars: true,
    form_title: { ar: 'استفسر عن العرض', en: 'Ask about this offer' },
    form_subtitle: {
      ar: 'يتصل بك مستشار من الوكيل خلال يوم عمل.',
      en: 'An adviser from the retailer calls you within a working day.',
    },
    form_id: 'offer',
  },
};

export const sample = { ar: content, en: content };
