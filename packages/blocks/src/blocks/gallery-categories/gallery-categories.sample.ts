import type { Sample } from '../../model/definition/define-block.js';

const text = (ar: string, en: string) => ({ ar, en });
const link = (ar: string, en: string, url: string) => ({
  type: 'internal' as const,
  label: text(ar, en),
  url,
  target: '_self' as const,
});

const content: Sample = {
  fields: { title: text('من أي باب تدخل؟', 'Which door would you take?'), header_size: 'l' },
  groups: [
    {
      label: text('الخارج', 'Exterior'),
      image: { id: 'detail/offroader-headlamp-green', alt: text('مصباح أمامي', 'A headlamp') },
      'rdx-link': link('صور الخارج', 'Exterior pictures', '/defender#exterior'),
    },
    {
      label: text('المقصورة', 'Interior'),
      image: { id: 'interior/front-seats', alt: text('مقاعد أمامية', 'Front seats') },
      'rdx-link': link('صور المقصورة', 'Interior pictures', '/range-rover#interior'),
    },
    {
      label: text('على الطريق', 'On the road'),
      image: {
        id: 'hero/desert-offroader-sand',
        alt: text('سيارة في الصحراء', 'A car in the desert'),
      },
      'rdx-link': link('صور من الطريق', 'Pictures of the road', '/defender#road'),
    },
    {
      label: text('التفاصيل', 'Details'),
      image: { id: 'detail/coupe-wheel-burgundy', alt: text('عجلة', 'A wheel') },
      'rdx-link': link('صور التفاصيل', 'Pictures of details', '/f-type#details'),
    },
  ],
};

export const sample = { ar: content, en: content };
