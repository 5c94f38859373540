import type { Sample } from '../../model/definition/define-block.js';

const link = (url: string, ar: string, en: string) => ({
  type: 'internal' as const,
  label: { ar, en },
  url,
  target: '_self' as const,
});

const content: Sample = {
  fields: { title: { ar: 'مجموعة الغروب', en: 'The sunset collection' }, header_size: 'l' },
  groups: [
    {
      image: {
        id: 'hero/desert-dusk-luxsuv-green',
        alt: {
          ar: 'سيارة دفع رباعي فاخرة خضراء داكنة بين الكثبان عند الغسق والمصابيح مضاءة',
          en: 'Deep green luxury SUV among dunes at dusk, lamps lit',
        },
      },
      title: { ar: 'كثبان قبل العتمة', en: 'Dunes before dark' },
      paragraph: {
        ar: 'أخضر عميق لا يظهر لونه كلّه إلا حين تنخفض الشمس، ومصابيح ترسم الطريق قبل أن تراه.',
        en: 'A deep green that shows all of itself only when the sun is low, and lamps that draw the track before you see it.',
      },
      'rdx-link': link('/range-rover', 'شاهد المجموعة', 'See the collection'),
    },
    {
      image: {
        id: 'hero/mountain-luxsuv-silver',
        alt: {
          ar: 'سيارة دفع رباعي فاخرة فضية على طريق جبلي عند الغروب',
          en: 'Silver luxury SUV on a mountain road at sunset',
        },
      },
      title: { ar: 'آخر الضوء على الجبل', en: 'Last light on the mountain' },
      paragraph: {
        ar: 'فضّة تأخذ لون السماء، ونظام تعليق يترك الحجارة للطريق.',
        en: 'Silver that takes the colour of the sky, and a suspension that leaves the stones to the road.',
      },
      'rdx-link': link('/range-rover', 'اكتشف رينج روڤر', 'Discover Range Rover'),
    },
    {
      image: {
        id: 'hero/city-coupe-burgundy',
        alt: {
          ar: 'سيارة كوبيه رياضية عنابية على الواجهة البحرية ليلاً أمام أبراج المدينة',
          en: 'Burgundy sports coupé on a waterfront at night, city towers behind',
        },
      },
      title: { ar: 'المدينة حين تضيء', en: 'The city as it lights up' },
      paragraph: {
        ar: 'عنّابيّ يقترب من السواد ليلًا، ويشتعل تحت أول مصباح.',
        en: 'A burgundy close to black at night, alight under the first lamp.',
      },
      'rdx-link': link('/f-type', 'اكتشف F-TYPE', 'Discover F-TYPE'),
    },
  ],
};

export const sample = { ar: content, en: content };
