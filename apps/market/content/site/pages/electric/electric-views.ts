import { block, type DemoBlock, image, link, text } from '../../../demo-page.js';

/** The electric car from outside and inside, point by point, and where it charges. */
export const electricViews: readonly DemoBlock[] = [
  block('exterior-360', {
    block_scroll_id: 'outside',
    title: text('دُر حولها', 'Walk around it'),
    header_size: 'l',
    exterior_preset: 'ipace_my22',
    has_sidebar: true,
    has_autostart: true,
    image: image(
      'studio/midsuv-front34-silver',
      'آي-بيس فضية من كل جانب',
      'Silver I-PACE from every side',
    ),
  }),
  block(
    'hotspots-container',
    {
      block_scroll_id: 'charging',
      title: text('خمس نقاط وقابس واحد', 'Five points, one plug'),
      header_size: 'l',
      image: image(
        'hero/charging-midsuv-white',
        'آي-بيس بيضاء موصولة بعمود شحن في فناء عند الغسق',
        'White I-PACE at a charging post in a courtyard at dusk',
      ),
    },
    [
      {
        x: 61,
        y: 51,
        title: text('منفذ الشحن', 'The charge port'),
        paragraph: text(
          'غطاء يُفتح بلمسة، وضوء أخضر ما دامت البطارية تمتلئ. منفذ واحد للشحن المنزلي والسريع.',
          'A touch opens it, and its light stays green while the battery fills. One port for home and for fast charging.',
        ),
      },
      {
        x: 74,
        y: 48,
        title: text('عمود بقدرة 100 كيلوواط', 'A 100 kW post'),
        paragraph: text(
          'من 10% إلى 80% في نحو 45 دقيقة. تجده لدى كل وكيل من وكلائنا.',
          'From 10% to 80% in about 45 minutes. Each of our retailers has one.',
        ),
        'rdx-link': link('/retailers', 'أقرب وكيل إليك', 'The retailer nearest to you'),
      },
      {
        x: 44,
        y: 37,
        title: text('زجاج يردّ الحرارة', 'Glass that turns heat away'),
        paragraph: text(
          'سقف من زجاج مطليّ يحجب معظم حرارة الشمس، فيعمل المكيّف أقل ويطول المدى.',
          'A roof of coated glass keeps out most of the sun, so the cooling works less and the range is longer.',
        ),
      },
      {
        x: 41,
        y: 63,
        title: text('عجلات تعيد الطاقة', 'Wheels that give back'),
        paragraph: text(
          'ارفع قدمك عن الدوّاسة، فيتحوّل التباطؤ إلى كهرباء تعود إلى البطارية.',
          'Lift your foot, and slowing down becomes electricity that returns to the battery.',
        ),
        image: image('detail/luxsuv-wheel-silver', 'عجلة فضية', 'A silver wheel'),
      },
      {
        x: 21,
        y: 50,
        title: text('مصابيح ترى المنعطف', 'Lamps that see the bend'),
        paragraph: text(
          'تتبع المقود وتخفت وحدها أمام السيارات المقابلة.',
          'They follow the steering wheel and dim by themselves for oncoming cars.',
        ),
      },
    ],
  ),
  block('interior-360', {
    block_scroll_id: 'inside',
    title: text('صمتٌ من الداخل', 'Silence, from the inside'),
    header_size: 'l',
    interior_preset: 'ipace_my22',
    image: image(
      'interior/driver-view',
      'مقصورة آي-بيس من مقعد السائق',
      'The I-PACE cabin from the driver’s seat',
    ),
  }),
  block('compare-images', {
    block_scroll_id: 'day-and-evening',
    image_before: image(
      'place/pavilion-day',
      'معرض زجاجي بسقف عائم ونخيل، نهارًا',
      'Glass showroom with a floating roof and palms, by day',
    ),
    label_before: text('ظهرًا', 'Noon'),
    image_after: image(
      'place/pavilion-evening',
      'المعرض الزجاجي نفسه مضاءً عند المساء',
      'The same glass showroom, lit in the evening',
    ),
    label_after: text('مساءً', 'Evening'),
    start_position: 50,
    has_sidebar: true,
    has_autostart: true,
  }),
];
