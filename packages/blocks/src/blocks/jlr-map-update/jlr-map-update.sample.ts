import type { Sample } from '../../model/definition/define-block.js';

const content: Sample = {
  fields: {
    step_1_content: {
      ar: 'نتأكد أولًا من أن سيارتك تقبل تحديث الخرائط عبر USB. يبقى الرقم على جهازك.',
      en: 'First we check that your vehicle takes map updates by USB. The number stays on your device.',
    },
    step_1_image: {
      id: 'interior/driver-view',
      alt: { ar: 'عجلة القيادة والشاشات', en: 'Steering wheel and screens' },
    },
    vin_label: { ar: 'رقم الهيكل', en: 'VIN' },
    vin_placeholder: { ar: 'SALEA7BW6N2104417', en: 'SALEA7BW6N2104417' },
    vin_button: { ar: 'متابعة', en: 'Continue' },
    step_2_image: {
      id: 'detail/dash-usb',
      alt: { ar: 'ذاكرة USB في منفذ لوحة القيادة', en: 'USB drive in a dashboard port' },
    },
    step_3_image: {
      id: 'interior/front-seats',
      alt: { ar: 'المقعدان الأماميان والشاشة', en: 'Front seats and the screen' },
    },
  },
};

export const sample = { ar: content, en: content };
