import { block, type DemoBlock, image, link, text } from '../../../demo-page.js';

const summary = (engine: string, tab: string, picture: string, ar: string, en: string) =>
  block('model-summary', {
    car_key: 'range_rover',
    engine_key: engine,
    spec_1_key: 'power',
    spec_2_key: 'acceleration',
    spec_3_key: 'price',
    has_columns: true,
    tab_id: tab,
    title: text(ar, en),
    header_size: 'm',
    image: image(
      picture,
      `رينج روڤر ${engine.toUpperCase()}`,
      `Range Rover ${engine.toUpperCase()}`,
    ),
  });

export const power: readonly DemoBlock[] = [
  block(
    'electrifying-power',
    {
      block_scroll_id: 'power',
      title: text('صمتٌ يسبق القوّة', 'Silence, then power'),
      header_size: 'l',
      paragraph: text(
        'رينج روڤر P550e: أيام الأسبوع على الكهرباء وحدها، وستّ أسطوانات لطريق الجبل.',
        'Range Rover P550e: weekdays on electricity alone, and six cylinders for the mountain road.',
      ),
      image: image(
        'hero/mountain-luxsuv-silver',
        'رينج روڤر فضية على طريق جبلي عند الغروب',
        'Silver Range Rover on a mountain road at sunset',
      ),
      'rdx-link': link('/test-drive?model=range-rover', 'قُدها بصمت', 'Drive it in silence'),
    },
    [
      {
        value: text('110', '110'),
        unit: text('كم', 'km'),
        label: text('بالكهرباء وحدها', 'On electricity alone'),
      },
      {
        value: text('550', '550'),
        unit: text('حصان', 'hp'),
        label: text('حين يعمل المحرّكان معًا', 'With both motors at work'),
      },
      {
        value: text('60', '60'),
        unit: text('دقيقة', 'min'),
        label: text('من 10% إلى 80% بالشحن السريع', 'From 10% to 80% at a fast charger'),
      },
    ],
  ),
  block(
    'charging-cost',
    {
      block_scroll_id: 'charging',
      title: text('كم تكلّفك الشحنة؟', 'What does a charge cost?'),
      header_size: 'l',
      paragraph: text(
        'أقلّ كلفة في البيت ليلًا. الأسعار تقديرية، وتختلف بين إمارة وأخرى.',
        'Least at home, overnight. Prices are estimates and differ between emirates.',
      ),
      battery: 38.2,
      range: 110,
    },
    [
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
  ),
  summary(
    'p460e',
    'p460e',
    'studio/luxsuv-front34-white',
    'P460e، للمدينة وما حولها',
    'P460e, for the city and around it',
  ),
  summary(
    'p530',
    'p530',
    'studio/luxsuv-front34-black',
    'P530، ثمانية أسطوانات لا تتباهى',
    'P530, eight cylinders that do not boast',
  ),
];
