import type { Sample } from '../../model/definition/define-block.js';

const text = (ar: string, en: string) => ({ ar, en });

const content: Sample = {
  fields: {
    title: text('مدى يتبع إيقاعك', 'A range that follows your pace'),
    header_size: 'l',
    paragraph: text(
      'حرّك المؤشر من المدينة إلى الصحراء، وانظر ما تقطعه بشحنة واحدة.',
      'Move from the city to the desert and see how far one charge takes you.',
    ),
    font_size: 'small-size',
  },
  groups: [
    {
      label: text('في المدينة', 'In the city'),
      range: 493,
      image: {
        id: 'hero/city-saloon-black',
        alt: text('سيارة سوداء في المدينة ليلًا', 'Black car in the city at night'),
      },
      paragraph: text(
        'كيلومترًا، فالتوقّف المتكرّر يعيد الطاقة إلى البطارية.',
        'kilometres: every stop gives energy back to the battery.',
      ),
    },
    {
      label: text('على الساحل', 'Along the coast'),
      range: 430,
      image: {
        id: 'hero/coast-coupe-silver',
        alt: text('سيارة فضية على طريق ساحلي', 'Silver car on a coastal road'),
      },
      paragraph: text(
        'كيلومترًا على سرعة ثابتة، والمكيّف يعمل كما تحبّ.',
        'kilometres at a steady speed, with the cabin as cool as you like.',
      ),
    },
    {
      label: text('في الجبال', 'In the mountains'),
      range: 362,
      image: {
        id: 'hero/mountain-luxsuv-silver',
        alt: text('سيارة فضية على طريق جبلي', 'Silver car on a mountain road'),
      },
      paragraph: text(
        'كيلومترًا، وما يأخذه الصعود تردّ المنحدرات بعضه.',
        'kilometres: the way down returns part of what the climb took.',
      ),
    },
    {
      label: text('في الصحراء', 'In the desert'),
      range: 310,
      image: {
        id: 'hero/desert-offroader-sand',
        alt: text('سيارة على الرمال', 'A car on the sand'),
      },
      paragraph: text(
        'كيلومترًا على رمل ناعم، وهو أصعب ما تلقاه سيارة.',
        'kilometres on soft sand, the hardest ground a car can meet.',
      ),
    },
  ],
};

export const sample = { ar: content, en: content };
