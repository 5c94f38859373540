import type { Sample } from '../../model/definition/define-block.js';

const content: Sample = {
  fields: {
    title: { ar: 'أسئلة يكثر طرحها', en: 'Questions we are often asked' },
    header_size: 'm',
    has_schema: true,
  },
  groups: [
    {
      title: { ar: 'هل أستطيع حجز سيارة عبر الإنترنت؟', en: 'Can I reserve a car online?' },
      html: {
        ar: 'نعم. اختر السيارة ثم اضغط «احجز الآن»، وأدخل بياناتك. تبقى السيارة محجوزة باسمك حتى نتواصل معك.',
        en: 'Yes. Choose the car, press “Reserve now” and enter your details. The car is held in your name until we contact you.',
      },
    },
    {
      title: { ar: 'ما الذي يشمله الضمان؟', en: 'What does the warranty cover?' },
      html: {
        ar: 'ضمان خمس سنوات أو 150,000 كم، أيهما أسبق، لدى جميع الوكلاء المعتمدين في دولة الإمارات.',
        en: 'Five years or 150,000 km, whichever comes first, at every authorised retailer in the United Arab Emirates.',
      },
    },
    {
      title: {
        ar: 'هل تقبلون سيارتي القديمة ضمن الصفقة؟',
        en: 'Do you take my present car in part exchange?',
      },
      html: {
        ar: 'بالتأكيد. يقيّم فريقنا سيارتك في المعرض خلال ساعة، ويُخصم ثمنها من قيمة الجديدة.',
        en: 'Certainly. Our team values it at the showroom within the hour, and the amount comes off the new one.',
      },
    },
  ],
};

export const sample = { ar: content, en: content };
