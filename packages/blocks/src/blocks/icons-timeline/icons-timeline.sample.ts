import type { Sample } from '../../model/definition/define-block.js';

const content: Sample = {
  fields: {
    title: { ar: 'يوم مع سيارتك الجديدة', en: 'A day with your new car' },
    header_size: 'l',
  },
  groups: [
    {
      icon: 'calendar',
      title: { ar: 'موعد يناسبك', en: 'An hour that suits you' },
      paragraph: {
        ar: 'نتصل بك قبل التسليم بيومين ونتفق على الساعة والمكان.',
        en: 'We call two days ahead and settle the hour and the place.',
      },
    },
    {
      icon: 'car',
      title: { ar: 'السيارة بانتظارك', en: 'The car is waiting' },
      paragraph: {
        ar: 'مغسولة ومفحوصة ومعبّأة الوقود، في ركن هادئ من المعرض.',
        en: 'Washed, checked and fuelled, in a quiet corner of the showroom.',
      },
    },
    {
      icon: 'seat',
      title: { ar: 'جولة على مهل', en: 'A tour without hurry' },
      paragraph: {
        ar: 'نضبط معك المقعد والمرايا والهاتف، ونجرّب كل ما ستستخدمه.',
        en: 'We set seat, mirrors and phone with you, and try all that you will use.',
      },
    },
    {
      icon: 'phone',
      title: { ar: 'ونبقى على الخط', en: 'And we stay on the line' },
      paragraph: {
        ar: 'مستشارك يتصل بعد أسبوع، ورقمه معك متى احتجت إليه.',
        en: 'Your adviser calls after a week, and you have the number whenever you need it.',
      },
    },
  ],
};

export const sample = { ar: content, en: content };
