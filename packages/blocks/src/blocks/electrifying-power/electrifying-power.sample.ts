import type { Sample } from '../../model/definition/define-block.js';

const content: Sample = {
  fields: {
    title: { ar: 'صمتٌ يسبق القوة', en: 'Silence, then power' },
    header_size: 'l',
    paragraph: {
      ar: 'عزم كامل من اللحظة الأولى، وليلُ المدينة لا يسمع إلا وقع العجلات على الطريق.',
      en: 'Full torque from the first instant, and a city night that hears nothing but tyres on the road.',
    },
    image: {
      id: 'hero/city-saloon-black',
      alt: {
        ar: 'سيارة سيدان سوداء في شارع المدينة في الساعة الزرقاء',
        en: 'Black saloon on a city boulevard at blue hour',
      },
    },
    'rdx-link': {
      type: 'internal',
      label: { ar: 'اكتشف الطرازات الكهربائية', en: 'Discover our electric models' },
      url: '/electric',
      target: '_self',
    },
  },
  groups: [
    {
      value: { ar: '620', en: '620' },
      unit: { ar: 'كم', en: 'km' },
      label: { ar: 'مدى القيادة بشحنة واحدة', en: 'Range on a single charge' },
    },
    {
      value: { ar: '3.9', en: '3.9' },
      unit: { ar: 'ثانية', en: 's' },
      label: { ar: 'من السكون إلى 100 كم/س', en: 'From standstill to 100 km/h' },
    },
    {
      value: { ar: '18', en: '18' },
      unit: { ar: 'دقيقة', en: 'min' },
      label: { ar: 'من 10% إلى 80% بالشحن السريع', en: 'From 10% to 80% at a fast charger' },
    },
  ],
};

export const sample = { ar: content, en: content };
