import { tz } from '@date-fns/tz';
import { formatISO, subDays } from 'date-fns';

type Words = readonly [title: string, summary: string];

interface Story {
  key: string;
  /** Days before the market's opening. */
  age: number;
  image_id: string;
  link: string;
  ar: Words;
  en: Words;
}

const stories: readonly Story[] = [
  {
    key: 'desert-days',
    age: 3,
    image_id: 'hero/desert-offroader-sand',
    link: '/defender',
    ar: [
      'أيام الصحراء تعود هذا الشتاء',
      'ثلاث عطلات أسبوع من القيادة على الرمال مع مدرّبينا، للمالكين وضيوفهم.',
    ],
    en: [
      'Desert days are back this winter',
      'Three weekends of driving on sand with our instructors, for owners and their guests.',
    ],
  },
  {
    key: 'yas-showroom',
    age: 17,
    image_id: 'place/pavilion-evening',
    link: '/retailers',
    ar: [
      'معرض جديد في جزيرة ياس',
      'ستة آلاف متر مربع، وورشة للسيارات الكهربائية، ومقهى يطل على الحلبة.',
    ],
    en: [
      'A new showroom on Yas Island',
      'Six thousand square metres, a workshop for electric cars and a café that overlooks the track.',
    ],
  },
  {
    key: 'range-rover-season',
    age: 34,
    image_id: 'hero/desert-dusk-luxsuv-green',
    link: '/range-rover',
    ar: [
      'ألوان الموسم لرينج روڤر',
      'ثلاثة ألوان استُلهمت من الساحل والجبل والواحة، متوفرة للطلب الآن.',
    ],
    en: [
      'Colours of the season for Range Rover',
      'Three paints inspired by coast, mountain and oasis, to be ordered from now on.',
    ],
  },
  {
    key: 'approved-165',
    age: 58,
    image_id: 'place/interior-daylight',
    link: '/vehicles?states=approved',
    ar: ['165 نقطة فحص لكل سيارة معتمدة', 'كيف نفحص سيارة قبل أن نضع اسمنا عليها، خطوة بخطوة.'],
    en: [
      '165 checks for each approved car',
      'How we examine a car before we put our name to it, step by step.',
    ],
  },
  {
    key: 'f-type-farewell',
    age: 96,
    image_id: 'hero/coast-coupe-silver',
    link: '/f-type',
    ar: [
      'وداعٌ يليق بإف-تايب',
      'آخر السيارات ذات المقعدين على طريق الساحل، من الفجيرة إلى رأس الخيمة.',
    ],
    en: [
      'A farewell worthy of the F-TYPE',
      'The last of the two-seaters on the coast road, from Fujairah to Ras Al Khaimah.',
    ],
  },
];

/** News of the demo market in both languages; the neighbours get the first three. */
export const demoNews = (today: Date) =>
  (['ar', 'en'] as const).flatMap((locale) =>
    (['AE', 'SA', 'QA'] as const).flatMap((market) =>
      stories
        .slice(0, market === 'AE' ? undefined : 3)
        .map(({ key, age, image_id, link, ...story }) => ({
          id: `${key}-${market.toLowerCase()}-${locale}`,
          locale,
          market,
          published_on: formatISO(subDays(today, age, { in: tz('UTC') }), {
            representation: 'date',
          }),
          title: story[locale][0],
          summary: story[locale][1],
          image_id,
          link,
        })),
    ),
  );
