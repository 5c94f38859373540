import { block, type DemoBlock, image, link, text } from '../../../demo-page.js';

const outside = text('الخارج', 'Outside');
const inside = text('الداخل', 'Inside');
const details = text('التفاصيل', 'Details');

const scene = (id: string, category: typeof outside, ar: string, en: string) => ({
  image: image(id, `رينج روڤر: ${ar}`, `Range Rover: ${en}`),
  title: text(ar, en),
  category,
});

export const pictures: readonly DemoBlock[] = [
  block(
    'gallery',
    {
      block_scroll_id: 'pictures',
      title: text('رينج روڤر عن قرب', 'Range Rover, up close'),
      header_size: 'l',
      slider_theme: 'grey-theme',
    },
    [
      scene('hero/mountain-luxsuv-silver', outside, 'طريق الجبل', 'The mountain road'),
      scene('hero/desert-dusk-luxsuv-green', outside, 'الكثبان عند الغسق', 'The dunes at dusk'),
      scene('hero/courtyard-luxsuv-sand', outside, 'فناءٌ هادئ', 'A quiet courtyard'),
      scene('interior/driver-view', inside, 'من مقعد السائق', 'From the driver’s seat'),
      scene('interior/front-seats', inside, 'جلدٌ بلونين', 'Leather in two colours'),
      scene('interior/rear-seats', inside, 'الصفّ الخلفي', 'The second row'),
      scene('detail/luxsuv-headlamp-sand', details, 'المصباح الأمامي', 'The head-lamp'),
      scene('detail/luxsuv-wheel-silver', details, 'عجلة 23 بوصة', 'The 23-inch wheel'),
      scene('detail/luxsuv-taillamp-green', details, 'خطّ الضوء الخلفي', 'The line of light behind'),
    ],
  ),
  block('image-box', {
    image: image(
      'place/interior-daylight',
      'معرض بضوء النهار وفيه ثلاث سيارات',
      'A daylit showroom with three cars',
    ),
    title: text('سيارة العام الفاخرة في الخليج', 'Gulf Luxury Car of the Year'),
    header_size: 'l',
    paragraph: text(
      'اثنان وعشرون محكّمًا، وستّة أسابيع بين الرمل والمدينة. كتبوا عن هدوء المقصورة أكثر مما كتبوا عن المحرّك.',
      'Twenty-two judges, six weeks between sand and city. They wrote more about the quiet of the cabin than about the engine.',
    ),
    'rdx-link': link('/retailers', 'شاهدها لدى أقرب وكيل', 'See it at your nearest retailer'),
  }),
  block(
    'tabbed-component',
    {
      title: text('اقترب، ودُر حولها', 'Come closer, walk around'),
      header_size: 'l',
      border_grid_class: 'border-top',
    },
    [
      {
        tab_label: text('من الخارج', 'Outside'),
        component_type: 'exterior_360',
        exterior_preset: 'range_rover',
        image: image(
          'studio/luxsuv-front34-silver',
          'رينج روڤر فضية من كل جانب',
          'Silver Range Rover from every side',
        ),
      },
      {
        tab_label: text('المقصورة', 'Cabin'),
        component_type: 'interior_360',
        interior_preset: 'range_rover',
        image: image(
          'interior/driver-view',
          'المقصورة من مقعد السائق',
          'The cabin from the driver’s seat',
        ),
      },
      {
        tab_label: text('في الفناء', 'At home'),
        component_type: 'hero_slider',
        image: image(
          'hero/courtyard-luxsuv-sand',
          'رينج روڤر في فناء بعمارة بسيطة',
          'Range Rover in a minimalist courtyard',
        ),
      },
    ],
  ),
];
