import type { Sample } from '../../model/definition/define-block.js';

const content: Sample = {
  fields: {
    title: { ar: 'صُنعت للخليج، واختيرت لك', en: 'Made for the Gulf, chosen for you' },
    paragraph: {
      ar: 'نختار كل سيارة في معرضنا بعناية: مواصفات خليجية، وتاريخ صيانة موثّق، وضمان يرافقك أينما اتجهت.',
      en: 'Every car we show is chosen with care: Gulf specification, a documented history, and a warranty that follows you wherever you head.',
    },
    font_size: 'big',
    header_size: 'l',
    'rdx-buttons': [
      {
        type: 'internal',
        label: { ar: 'احجز تجربة قيادة', en: 'Book a test drive' },
        url: '/test-drive',
        target: '_self',
      },
    ],
  },
};

export const sample = { ar: content, en: content };
