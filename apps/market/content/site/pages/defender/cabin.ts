import { block, type DemoBlock, image, text } from '../../../demo-page.js';

export const cabin: readonly DemoBlock[] = [
  block('versatility-seat-slider', {
    block_scroll_id: 'cabin',
    title: text('مقصورةٌ تُغسل وتُدلَّل', 'A cabin to hose down, and to indulge in'),
    header_size: 'l',
    frame_1: image(
      'interior/front-seats',
      'مقعدان في الأمام، ثلاثة إن أردت',
      'Two in front, three if you like',
    ),
    frame_2: image(
      'interior/rear-seats',
      'صفّ ثانٍ يتقدّم ويتأخّر ويُطوى',
      'A second row that slides, and folds away',
    ),
    frame_3: image(
      'interior/centre-console',
      'وأرضيةٌ تُمسح بخرقة مبلّلة',
      'And a floor that a wet cloth sets right',
    ),
  }),
  block(
    'info-system',
    {
      labels: text(
        'الشاشة في سيارتك | تجد اسمها في الإعدادات، ضمن «حول السيارة»',
        'The screen in your car | Its name stands in Settings, under “About”',
      ),
      model_title: text('تبدأ مع {selectedOption}', 'Starting out with {selectedOption}'),
      border_grid_class: 'border-top',
    },
    [
      {
        option_label: text('بيفي برو 13.1 بوصة', 'Pivi Pro, 13.1 inch'),
        blocks_count: 3,
        block_1_image: image('interior/driver-view', 'شاشة القيادة', 'The driver’s display'),
        block_1_title: text('كلّ شيء في لمستين', 'All of it in two touches'),
        block_1_paragraph: text(
          'ما تحتاجه وأنت تقود على الشاشة الأولى، ولو كنت بقفّاز.',
          'What you need while driving is on the first screen, gloves or not.',
        ),
        block_2_image: image('texture/map-day', 'خريطة مسار', 'A map with a route'),
        block_2_title: text('خرائط لما لا شارع فيه', 'Maps for where no street is'),
        block_2_paragraph: text(
          'ارسم نقاط طريقك في الصحراء، وعُد على أثرك نفسه.',
          'Drop your own waypoints in the desert, and return by your own track.',
        ),
        block_3_image: image(
          'place/arcade-evening',
          'فناءٌ بأقواس مساءً',
          'An arcade in the evening',
        ),
        block_3_title: text('تحديث وأنت نائم', 'Updates while you sleep'),
        block_3_paragraph: text(
          'تصل التحسينات عبر الهواء، بلا زيارة للمركز.',
          'Improvements arrive over the air, without a visit.',
        ),
      },
      {
        option_label: text('بيفي 11.4 بوصة', 'Pivi, 11.4 inch'),
        blocks_count: 2,
        block_1_image: image('interior/driver-view', 'شاشة القيادة', 'The driver’s display'),
        block_1_title: text('هاتفك، بلا سلك', 'Your phone, no cable'),
        block_1_paragraph: text(
          'تتعرّف إليه قبل أن تغلق الباب، وتكمل من حيث توقّفت.',
          'It is known before the door is shut, and plays on from where you stopped.',
        ),
        block_2_image: image('texture/map-night', 'خريطة ليلية', 'A map by night'),
        block_2_title: text('ليلٌ لا يُجهد العين', 'A night that spares your eyes'),
        block_2_paragraph: text(
          'تخفت الألوان مع الغروب، ويبقى الطريق وحده مضيئًا.',
          'Colours fade with the sun; only the route stays lit.',
        ),
      },
    ],
  ),
];
