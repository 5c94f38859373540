import type { Sample } from '../../model/definition/define-block.js';

const content: Sample = {
  fields: { title: { ar: 'رينج روڤر عن قرب', en: 'Range Rover, up close' }, header_size: 'l' },
  groups: [
    {
      image: {
        id: 'hero/desert-dusk-luxsuv-green',
        alt: {
          ar: 'سيارة دفع رباعي فاخرة خضراء داكنة بين الكثبان عند الغسق والمصابيح مضاءة',
          en: 'Deep green luxury SUV among dunes at dusk, lamps lit',
        },
      },
      title: { ar: 'الكثبان عند الغسق', en: 'The dunes at dusk' },
      category: { ar: 'الخارج', en: 'Outside' },
    },
    {
      image: {
        id: 'hero/mountain-luxsuv-silver',
        alt: {
          ar: 'سيارة دفع رباعي فاخرة فضية على طريق جبلي عند الغروب',
          en: 'Silver luxury SUV on a mountain road at sunset',
        },
      },
      title: { ar: 'الصعود إلى الجبل', en: 'Up the mountain' },
      category: { ar: 'الخارج', en: 'Outside' },
      yt: 'https://youtu.be/aqz-KE-bpKQ',
    },
    {
      image: {
        id: 'hero/courtyard-luxsuv-sand',
        alt: {
          ar: 'سيارة دفع رباعي فاخرة رملية اللون في فناء بعمارة خرسانية بسيطة',
          en: 'Sand-coloured luxury SUV in a minimalist concrete courtyard',
        },
      },
      title: { ar: 'فناء هادئ', en: 'A quiet courtyard' },
      category: { ar: 'الخارج', en: 'Outside' },
    },
    {
      image: {
        id: 'interior/driver-view',
        alt: {
          ar: 'المقصورة من مقعد السائق: المقود والشاشات',
          en: 'Cabin from the driver’s seat: wheel and screens',
        },
      },
      title: { ar: 'من مقعد السائق', en: 'From the driver’s seat' },
      category: { ar: 'الداخل', en: 'Inside' },
    },
    {
      image: {
        id: 'interior/front-seats',
        alt: {
          ar: 'المقعدان الأماميان بجلد بني وعاجي',
          en: 'Front seats in tan and ivory leather',
        },
      },
      title: { ar: 'جلد بنّي وعاجي', en: 'Tan and ivory leather' },
      category: { ar: 'الداخل', en: 'Inside' },
    },
    {
      image: {
        id: 'interior/rear-seats',
        alt: { ar: 'المقعدان الخلفيان بجلد بني وعاجي', en: 'Rear seats in tan and ivory leather' },
      },
      title: { ar: 'الصف الخلفي', en: 'The second row' },
      category: { ar: 'الداخل', en: 'Inside' },
    },
    {
      image: {
        id: 'detail/luxsuv-headlamp-green',
        alt: {
          ar: 'سيارة دفع رباعي فاخرة خضراء داكنة: لقطة قريبة للمصباح الأمامي',
          en: 'Deep green luxury SUV: close-up of the headlamp',
        },
      },
      title: { ar: 'المصباح الأمامي', en: 'The headlamp' },
      category: { ar: 'التفاصيل', en: 'Details' },
    },
    {
      image: {
        id: 'detail/luxsuv-wheel-green',
        alt: {
          ar: 'سيارة دفع رباعي فاخرة خضراء داكنة: لقطة قريبة للعجلة',
          en: 'Deep green luxury SUV: close-up of the wheel',
        },
      },
      title: { ar: 'عجلة 23 بوصة', en: 'The 23-inch wheel' },
      category: { ar: 'التفاصيل', en: 'Details' },
    },
    {
      image: {
        id: 'detail/luxsuv-taillamp-green',
        alt: {
          ar: 'سيارة دفع رباعي فاخرة خضراء داكنة: لقطة قريبة للمصابيح الخلفية',
          en: 'Deep green luxury SUV: close-up of the rear lamps',
        },
      },
      title: { ar: 'المصابيح الخلفية', en: 'The rear lamps' },
      category: { ar: 'التفاصيل', en: 'Details' },
    },
  ],
};

export const sample = { ar: content, en: content };
