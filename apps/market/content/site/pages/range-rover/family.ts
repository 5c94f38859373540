import { block, type DemoBlock, image, link, text } from '../../../demo-page.js';

const member = (
  id: string,
  [nameAr, name]: readonly [string, string],
  [lineAr, line]: readonly [string, string],
  stock: string,
) => ({
  image: image(id, `${nameAr} من الجانب`, `${name}, side`),
  title: text(nameAr, name),
  paragraph: text(lineAr, line),
  'rdx-link': link(`/vehicles?models=${stock}`, `${nameAr} المتوفرة`, `${name} in stock`),
});

export const family: readonly DemoBlock[] = [
  block(
    'same-size-carousel',
    {
      block_scroll_id: 'family',
      title: text('العائلة', 'The family'),
      header_size: 'l',
    },
    [
      member(
        'studio/luxsuv-side-sand',
        ['رينج روڤر', 'Range Rover'],
        [
          'الأصل، بقاعدة عجلات قياسية أو طويلة. السعر الرسمي من {price:range_rover:price}.',
          'The original, with standard or long wheelbase. List price from {price:range_rover:price}.',
        ],
        'Range+Rover',
      ),
      member(
        'studio/luxsuv-side-burgundy',
        ['رينج روڤر سبورت', 'Range Rover Sport'],
        [
          'الأقرب إلى الأرض، والأسرع في الردّ. السعر الرسمي من {price:range_rover_sport:price}.',
          'Nearer the ground, quicker to answer. List price from {price:range_rover_sport:price}.',
        ],
        'Range+Rover+Sport',
      ),
      member(
        'studio/midsuv-side-white',
        ['رينج روڤر إيڤوك', 'Range Rover Evoque'],
        [
          'قامةٌ للمدينة وملامح العائلة. السعر الرسمي من {price:range_rover_evoque:price}.',
          'A city stature with the family’s features. List price from {price:range_rover_evoque:price}.',
        ],
        'Range+Rover+Evoque',
      ),
    ],
  ),
];
