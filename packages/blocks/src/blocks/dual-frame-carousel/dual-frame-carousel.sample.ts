import type { Sample } from '../../model/definition/define-block.js';

const content: Sample = {
  fields: { title: { ar: 'المشهد والتفصيل', en: 'The scene and the detail' }, header_size: 'l' },
  groups: [
    {
      image_1: {
        id: 'hero/desert-offroader-sand',
        alt: {
          ar: 'سيارة للطرق الوعرة رملية اللون على رمال الصحراء في ضوء العصر',
          en: 'Sand-coloured off-roader on desert sand in late-afternoon light',
        },
      },
      image_2: {
        id: 'detail/offroader-wheel-sand',
        alt: {
          ar: 'سيارة للطرق الوعرة رملية اللون: لقطة قريبة للعجلة',
          en: 'Sand-coloured off-roader: close-up of the wheel',
        },
      },
      title: { ar: 'للرمل حسابه', en: 'Sand has its own rules' },
      paragraph: {
        ar: 'عجلات صُمّمت لتطفو لا لتحفر، ومسافة عن الأرض تكفي لما لا تراه.',
        en: 'Wheels made to float and not to dig, and clearance enough for what you cannot see.',
      },
    },
    {
      image_1: {
        id: 'hero/desert-dusk-luxsuv-green',
        alt: {
          ar: 'سيارة دفع رباعي فاخرة خضراء داكنة بين الكثبان عند الغسق والمصابيح مضاءة',
          en: 'Deep green luxury SUV among dunes at dusk, lamps lit',
        },
      },
      image_2: {
        id: 'detail/luxsuv-headlamp-green',
        alt: {
          ar: 'سيارة دفع رباعي فاخرة خضراء داكنة: لقطة قريبة للمصباح الأمامي',
          en: 'Deep green luxury SUV: close-up of the headlamp',
        },
      },
      title: { ar: 'ضوء يسبقك', en: 'Light that goes ahead' },
      paragraph: {
        ar: 'مصابيح تنحني مع المنعطف، وتخفت وحدها لمن يقابلك.',
        en: 'Lamps that bend with the road, and dim by themselves for whoever comes towards you.',
      },
    },
    {
      image_1: {
        id: 'hero/coast-coupe-silver',
        alt: {
          ar: 'سيارة كوبيه رياضية فضية على طريق ساحلي في وضح النهار',
          en: 'Silver sports coupé on a coast road in daylight',
        },
      },
      image_2: {
        id: 'detail/coupe-taillamp-silver',
        alt: {
          ar: 'سيارة كوبيه رياضية فضية: لقطة قريبة للمصابيح الخلفية',
          en: 'Silver sports coupé: close-up of the rear lamps',
        },
      },
      title: { ar: 'خطّ واحد من الأمام إلى الخلف', en: 'One line from nose to tail' },
      paragraph: {
        ar: 'تبدأ الحركة من المصباح وتنتهي عند آخر نقطة ضوء.',
        en: 'It begins at the headlamp and ends with the last point of light.',
      },
    },
  ],
};

export const sample = { ar: content, en: content };
