import type { Sample } from '../../model/definition/define-block.js';

const content: Sample = {
  fields: {
    latitude: 25.1517,
    longitude: 55.2395,
    content: {
      ar: '**معرض الشيخ زايد**\n\nشارع الشيخ زايد، القوز الأولى، دبي\n\nمن السبت إلى الخميس، 9:00 إلى 21:00',
      en: '**Sheikh Zayed Road Showroom**\n\nSheikh Zayed Road, Al Quoz 1, Dubai\n\nSaturday to Thursday, 9:00 to 21:00',
    },
  },
};

export const sample = { ar: content, en: content };
