import type { Sample } from '../../model/definition/define-block.js';

const button = (ar: string, en: string, url: string) => ({
  type: 'internal' as const,
  label: { ar, en },
  url,
  target: '_self' as const,
});

const groups = [
  {
    image: {
      id: 'hero/desert-offroader-sand',
      alt: {
        ar: 'ديفندر على رمال الصحراء عصرًا',
        en: 'Defender on desert sand in late-afternoon light',
      },
    },
    title: { ar: 'حيث ينتهي الطريق', en: 'Where the road ends' },
    paragraph: {
      ar: 'ديفندر الجديدة. قدرات لا تعرف التردّد، في كل أرض.',
      en: 'The new Defender. Capability without hesitation, on any ground.',
    },
    'rdx-buttons': [
      button('اكتشف ديفندر', 'Discover Defender', '/defender'),
      button('تصفّح السيارات', 'Browse stock', '/vehicles'),
    ],
  },
  {
    image: {
      id: 'hero/desert-dusk-luxsuv-green',
      alt: {
        ar: 'رينج روڤر خضراء بين الكثبان عند الغسق',
        en: 'Green Range Rover among dunes at dusk',
      },
    },
    title: { ar: 'هدوء يسبق الوصول', en: 'Calm, long before arrival' },
    paragraph: {
      ar: 'رينج روڤر. مقصورة تعزلك عن الضجيج، وتُبقي الأفق قريبًا.',
      en: 'Range Rover. A cabin that keeps the noise out and the horizon close.',
    },
    'rdx-buttons': [button('اكتشف رينج روڤر', 'Discover Range Rover', '/range-rover')],
  },
  {
    image: {
      id: 'hero/city-coupe-burgundy',
      alt: {
        ar: 'إف-تايب عنّابية على الواجهة البحرية ليلًا',
        en: 'Burgundy F-TYPE on a waterfront at night',
      },
    },
    title: { ar: 'الليل لها', en: 'The night is hers' },
    paragraph: {
      ar: 'إف-تايب. صوت واحد يكفي ليعرفها الطريق.',
      en: 'F-TYPE. One note, and the road knows.',
    },
    'rdx-buttons': [button('اكتشف إف-تايب', 'Discover F-TYPE', '/f-type')],
  },
];

const content: Sample = { fields: { slider_theme: 'dark-theme' }, groups };

export const sample = { ar: content, en: content };
