import type { Sample } from '../../model/definition/define-block.js';

const content: Sample = {
  fields: {
    image: {
      id: 'hero/desert-dusk-luxsuv-green',
      alt: {
        ar: 'سيارة دفع رباعي فاخرة خضراء بين الكثبان عند الغروب',
        en: 'A green luxury SUV among dunes at dusk',
      },
    },
    title: { ar: 'سيارة العام في الخليج', en: 'Gulf Car of the Year' },
    header_size: 'l',
    paragraph: {
      ar: 'اثنان وعشرون محكّمًا، وستة أسابيع بين الرمل والمدينة. أشادوا بهدوء المقصورة، وبثقة لا تتبدّل حين يتبدّل الطريق.',
      en: 'Twenty-two judges, six weeks between sand and city. They praised a quiet cabin, and a composure that stays when the road does not.',
    },
    'rdx-link': {
      type: 'internal',
      label: { ar: 'اكتشف رينج روڤر', en: 'Discover Range Rover' },
      url: '/range-rover',
      target: '_self',
    },
  },
};

export const sample = { ar: content, en: content };
