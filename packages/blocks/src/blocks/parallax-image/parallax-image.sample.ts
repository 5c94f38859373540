import type { Sample } from '../../model/definition/define-block.js';

const content: Sample = {
  fields: {
    title: { ar: 'الطريق أوسع مما تظن', en: 'The road is wider than you think' },
    header_size: 'l',
    paragraph: {
      ar: 'ثلاثة مشاهد من رحلة واحدة، من أول الضوء إلى آخره.',
      en: 'Three scenes of a single journey, from first light to last.',
    },
  },
  groups: [
    {
      image: {
        id: 'hero/coast-coupe-silver',
        alt: {
          ar: 'سيارة كوبيه رياضية فضية على طريق ساحلي في وضح النهار',
          en: 'Silver sports coupé on a coast road in daylight',
        },
      },
      title: { ar: 'حيث يلتقي البحر بالمنعطف', en: 'Where the sea meets the bend' },
      paragraph: {
        ar: 'كل منعطف على الساحل سبب آخر لتطيل الطريق.',
        en: 'Every bend along the coast is one more reason to take the long way.',
      },
    },
    {
      image: {
        id: 'hero/courtyard-luxsuv-sand',
        alt: {
          ar: 'سيارة دفع رباعي فاخرة رملية اللون في فناء بعمارة خرسانية بسيطة',
          en: 'Sand-coloured luxury SUV in a minimalist concrete courtyard',
        },
      },
      title: { ar: 'ظلّ عند الظهيرة', en: 'Shade at noon' },
      paragraph: {
        ar: 'خطوط هادئة لا تزاحم المكان، بل تكمله.',
        en: 'Quiet lines that do not crowd a place but complete it.',
      },
    },
    {
      image: {
        id: 'hero/desert-dusk-luxsuv-green',
        alt: {
          ar: 'سيارة دفع رباعي فاخرة خضراء داكنة بين الكثبان عند الغسق',
          en: 'Deep green luxury SUV among dunes at dusk',
        },
      },
      title: { ar: 'آخر الضوء للكثبان', en: 'The dunes keep the last light' },
      paragraph: {
        ar: 'يبرد الرمل، ويبقى في المقصورة دفء النهار.',
        en: 'The sand cools; the cabin holds the warmth of the day.',
      },
    },
  ],
};

export const sample = { ar: content, en: content };
