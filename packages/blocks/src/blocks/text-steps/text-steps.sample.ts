import type { Sample } from '../../model/definition/define-block.js';

const content: Sample = {
  fields: {
    title: { ar: 'من الاختيار إلى المفتاح', en: 'From choosing to the key' },
    header_size: 'l',
  },
  groups: [
    {
      title: { ar: 'اختر سيارتك', en: 'Choose your car' },
      paragraph: {
        ar: 'تصفّح السيارات المتوفرة في معارضنا اليوم، أو صمّم سيارتك من اللون إلى آخر تفصيل.',
        en: 'Browse what stands in our showrooms today, or specify your own from the paint to the last detail.',
      },
    },
    {
      title: { ar: 'احجزها بلا مقابل', en: 'Reserve it free of charge' },
      paragraph: {
        ar: 'نُبقي السيارة باسمك 48 ساعة ريثما تجرّبها وتحسم أمرك.',
        en: 'The car stays in your name for 48 hours while you drive it and make up your mind.',
      },
    },
    {
      title: { ar: 'رتّب طريقة الدفع', en: 'Settle how you pay' },
      paragraph: {
        ar: 'نقدًا أو تمويلًا أو باستبدال سيارتك الحالية: مستشارك يحسب لك الخيارات كلها.',
        en: 'Cash, finance or part exchange: your adviser works out every option with you.',
      },
    },
    {
      title: { ar: 'استلمها حيث تشاء', en: 'Take delivery where you like' },
      paragraph: {
        ar: 'في المعرض أو أمام منزلك، مع جولة كاملة على كل ما في السيارة.',
        en: 'At the showroom or at your door, with a full tour of everything in the car.',
      },
    },
  ],
};

export const sample = { ar: content, en: content };
