import type { Sample } from '@mawkib/blocks/model';

const text = (ar: string, en: string) => ({ ar, en });

const content: Sample = {
  fields: {
    title: text('كم تكلّفك الشحنة؟', 'What does a charge cost?'),
    header_size: 'l',
    paragraph: text(
      'أقلّ كلفة في البيت ليلًا. الأسعار تقديرية، وتختلف بين إمارة وأخرى.',
      'Least at home, overnight. Prices are estimates and differ between emirates.',
    ),
    battery: 38.2,
    range: 110,
  },
  groups: [
    {
      place: text('في البيت', 'At home'),
      price: 0.32,
      duration: text('نحو 5 ساعات', 'About 5 hours'),
    },
    {
      place: text('في مركز التسوّق', 'At the mall'),
      price: 0.7,
      duration: text('نحو ساعتين', 'About 2 hours'),
    },
    {
      place: text('شاحن سريع على الطريق', 'Fast charger on the road'),
      price: 1.2,
      duration: text('60 دقيقة من 10% إلى 80%', '60 minutes from 10% to 80%'),
    },
  ],
};

export const sample = { ar: content, en: content };
