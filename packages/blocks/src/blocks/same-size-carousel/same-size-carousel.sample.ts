import type { Sample } from '../../model/definition/define-block.js';

const link = (url: string, ar: string, en: string) => ({
  type: 'internal' as const,
  label: { ar, en },
  url,
  target: '_self' as const,
});

const content: Sample = {
  fields: {
    title: { ar: 'لكلّ طريق سيارته', en: 'A car for every road' },
    header_size: 'l',
  },
  groups: [
    {
      image: {
        id: 'hero/desert-offroader-sand',
        alt: {
          ar: 'سيارة للطرق الوعرة على رمال الصحراء',
          en: 'An off-roader on desert sand',
        },
      },
      title: { ar: 'ما بعد آخر الإسفلت', en: 'Past the last of the tarmac' },
      paragraph: {
        ar: 'رملٌ يلين وصخرٌ لا يلين، وسيارة تقرأ الاثنين.',
        en: 'Sand that gives and rock that does not, and a car that reads both.',
      },
      'rdx-link': link('/defender', 'اكتشف ديفندر', 'Discover Defender'),
    },
    {
      image: {
        id: 'hero/coast-coupe-silver',
        alt: { ar: 'سيارة كوبيه على طريق ساحلي', en: 'A coupé on a coast road' },
      },
      title: { ar: 'الساحل على مهلك', en: 'The coast, in your own time' },
      paragraph: {
        ar: 'مقود يجيبك قبل أن تسأل، وصوت لا يملّه السمع.',
        en: 'Steering that answers before you ask, and a sound you will not tire of.',
      },
      'rdx-link': link('/f-type', 'اكتشف F-TYPE', 'Discover F-TYPE'),
    },
    {
      image: {
        id: 'hero/courtyard-luxsuv-sand',
        alt: {
          ar: 'سيارة دفع رباعي فاخرة في فناء هادئ',
          en: 'A luxury SUV in a quiet courtyard',
        },
      },
      title: { ar: 'سكينة المدينة', en: 'The city, hushed' },
      paragraph: {
        ar: 'عزلٌ يترك الضجيج خارج الباب، ومقاعد تُنسيك الزحام.',
        en: 'Glass that leaves the noise outside, and seats that forget the traffic.',
      },
      'rdx-link': link('/range-rover', 'اكتشف رينج روڤر', 'Discover Range Rover'),
    },
    {
      image: {
        id: 'hero/mountain-saloon-burgundy',
        alt: { ar: 'سيارة سيدان على طريق جبلي صباحًا', en: 'A saloon on a mountain road at dawn' },
      },
      title: { ar: 'منعطفات الجبل', en: 'Mountain bends' },
      paragraph: {
        ar: 'توازنٌ لا يهتزّ بين منعطف وآخر.',
        en: 'A balance that holds from one bend to the next.',
      },
      'rdx-link': link('/xf', 'اكتشف XF', 'Discover XF'),
    },
    {
      image: {
        id: 'hero/city-saloon-black',
        alt: { ar: 'سيارة سيدان سوداء في شارع المدينة', en: 'A black saloon on a city boulevard' },
      },
      title: { ar: 'موعدٌ في وسط المدينة', en: 'An evening in town' },
      paragraph: {
        ar: 'حضورٌ هادئ يسبقك إلى الباب.',
        en: 'A quiet presence that arrives before you do.',
      },
      'rdx-link': link('/xe', 'اكتشف XE', 'Discover XE'),
    },
  ],
};

export const sample = { ar: content, en: content };
