import type { Sample } from '../../model/definition/define-block.js';

const link = (url: string, ar: string, en: string) => ({
  type: 'internal' as const,
  label: { ar, en },
  url,
  target: '_self' as const,
});

const content: Sample = {
  fields: { title: { ar: 'الطرازات', en: 'The models' }, header_size: 'l' },
  groups: [
    {
      model_name: { ar: 'رينج روڤر', en: 'Range Rover' },
      image: {
        id: 'studio/luxsuv-front34-black',
        alt: {
          ar: 'سيارة دفع رباعي فاخرة سوداء، من الأمام بزاوية',
          en: 'Black luxury SUV, front three-quarter view',
        },
      },
      price: { ar: 'من 689,000 درهم', en: 'From AED 689,000' },
      'rdx-links': [
        link('/range-rover', 'اكتشف', 'Discover'),
        link('/range-rover/stock', 'المتوفر الآن', 'In stock'),
      ],
    },
    {
      model_name: { ar: 'ديفندر', en: 'Defender' },
      image: {
        id: 'studio/offroader-front34-green',
        alt: {
          ar: 'سيارة للطرق الوعرة خضراء داكنة، من الأمام بزاوية',
          en: 'Deep green off-roader, front three-quarter view',
        },
      },
      price: { ar: 'من 389,000 درهم', en: 'From AED 389,000' },
      'rdx-links': [
        link('/defender', 'اكتشف', 'Discover'),
        link('/defender/stock', 'المتوفر الآن', 'In stock'),
      ],
    },
    {
      model_name: { ar: 'ديسكفري', en: 'Discovery' },
      image: {
        id: 'studio/midsuv-front34-white',
        alt: {
          ar: 'سيارة دفع رباعي متوسطة بيضاء، من الأمام بزاوية',
          en: 'White mid-size SUV, front three-quarter view',
        },
      },
      price: { ar: 'من 345,000 درهم', en: 'From AED 345,000' },
      'rdx-links': [
        link('/discovery', 'اكتشف', 'Discover'),
        link('/discovery/stock', 'المتوفر الآن', 'In stock'),
      ],
    },
    {
      model_name: { ar: 'F-TYPE', en: 'F-TYPE' },
      image: {
        id: 'studio/coupe-front34-burgundy',
        alt: {
          ar: 'سيارة كوبيه رياضية عنابية، من الأمام بزاوية',
          en: 'Burgundy sports coupé, front three-quarter view',
        },
      },
      price: { ar: 'من 412,000 درهم', en: 'From AED 412,000' },
      'rdx-links': [
        link('/f-type', 'اكتشف', 'Discover'),
        link('/f-type/stock', 'المتوفر الآن', 'In stock'),
      ],
    },
    {
      model_name: { ar: 'XF', en: 'XF' },
      image: {
        id: 'studio/saloon-front34-silver',
        alt: {
          ar: 'سيارة سيدان فضية، من الأمام بزاوية',
          en: 'Silver saloon, front three-quarter view',
        },
      },
      price: { ar: 'السعر عند الطلب', en: 'Price on request' },
      'rdx-links': [
        link('/xf', 'اكتشف', 'Discover'),
        link('/xf/stock', 'المتوفر الآن', 'In stock'),
      ],
    },
  ],
};

export const sample = { ar: content, en: content };
