import { block, type DemoBlock, image, link, text } from '../../../demo-page.js';

export const cabin: readonly DemoBlock[] = [
  block('hero-banner', {
    block_scroll_id: 'cabin',
    image: image(
      'texture/leather-cognac',
      'جلدٌ بنّي بدرزة مستقيمة',
      'Tan leather with one straight seam',
    ),
    heading: text('مقصورةٌ تعتني بك', 'A cabin that looks after you'),
  }),
  block('icon-button-slider', {}, [
    {
      icon: 'gauge',
      image: image(
        'interior/driver-view',
        'المقصورة من مقعد السائق',
        'The cabin from the driver’s seat',
      ),
      title: text('ترى من علٍ', 'Seen from above'),
      paragraph: text(
        'جلسةٌ مرتفعة ومستقيمة، والطريق كله في زجاجٍ واحد. ما سواه ينطفئ حين لا تطلبه.',
        'A seat set high and upright, and the whole road in one pane. The rest goes dark until you ask.',
      ),
    },
    {
      icon: 'seat',
      image: image('interior/rear-seats', 'المقعدان الخلفيان', 'The rear seats'),
      title: text('مقعدٌ لمن يُقاد', 'A seat for the driven'),
      paragraph: text(
        'في القاعدة الطويلة يميل الظهر وتمتدّ القدمان، ويصبح المكتب بعيدًا.',
        'In the long wheelbase the back reclines, legs stretch out, and the office is far away.',
      ),
      'rdx-link': link(
        '/vehicles?models=Range+Rover',
        'القاعدة الطويلة المتوفرة',
        'Long wheelbase in stock',
      ),
    },
    {
      icon: 'user',
      image: image('place/arcade-evening', 'معرض بأقواس عند المساء', 'An arcade in the evening'),
      title: text('تعرفك قبل أن تصل', 'It knows you are coming'),
      paragraph: text(
        'يقترب هاتفك فتضيء المصابيح، ويعود المقعد والمرايا كما تركتَها أنت، لا من قاد بعدك.',
        'Your phone comes near, lamps wake, and seat and mirrors return to where you left them, not whoever drove since.',
      ),
    },
  ]),
  block(
    'content-blocks',
    {
      'col-numbers': '2',
      'image-ratio': '16-9',
      box_color: 'light-theme',
      padding_grid_class: 'top-space-0',
    },
    [
      {
        image: image(
          'interior/front-seats',
          'مقعدان أماميان من الجلد',
          'Two front seats in leather',
        ),
        title: text('جلدٌ يتنفّس', 'Leather that breathes'),
        paragraph: text(
          '24 وضعية ومساج بالحجر الدافئ وتبريد يسبق صيفنا.',
          '24 positions, hot-stone massage, and cooling that is ready for our summer.',
        ),
      },
      {
        image: image('interior/centre-console', 'الكونسول الأوسط', 'Centre console'),
        title: text('ما تلمسه حقيقي', 'What you touch is real'),
        paragraph: text(
          'خشبٌ مفتوح المسام ومعدنٌ مصقول وزجاجٌ لا يلتقط البصمات.',
          'Open-pore wood, polished metal, and glass that keeps no fingerprints.',
        ),
      },
    ],
  ),
  block(
    'image-tabs',
    {
      title: text('موادّ تُختار باليد', 'Materials chosen by hand'),
      header_size: 'l',
      border_grid_class: 'border-top',
    },
    [
      {
        tab_label: text('الجلد', 'Leather'),
        tab_id: 'leather',
        blocks_count: 3,
        block_1_image: image('texture/leather-ivory', 'جلد عاجي', 'Ivory leather'),
        block_1_title: text('عاجُ الصباح', 'Morning ivory'),
        block_1_paragraph: text(
          'الأفتح، ويبقى كذلك: طبقةٌ تردّ الحبر والقهوة.',
          'The lightest, and it stays so: its finish turns ink and coffee away.',
        ),
        block_2_image: image('texture/leather-cognac', 'جلد كونياك', 'Cognac leather'),
        block_2_title: text('لون التمر', 'The colour of dates'),
        block_2_paragraph: text(
          'مدبوغٌ ببطء، يزداد عمقًا مع كل سنة.',
          'Slowly tanned, and deeper with each year.',
        ),
        block_3_image: image('texture/leather-black', 'جلد أسود', 'Black leather'),
        block_3_title: text('أسود بخيطٍ فاتح', 'Black, pale thread'),
        block_3_paragraph: text(
          'ألفُ غرزةٍ في المقعد الواحد، تُعدّ باليد.',
          'A thousand stitches to a seat, counted by hand.',
        ),
      },
      {
        tab_label: text('المعدن', 'Metal'),
        tab_id: 'metal',
        blocks_count: 2,
        block_1_image: image('texture/brushed-bronze', 'برونز مصقول', 'Brushed bronze'),
        block_1_title: text('برونز الغروب', 'Dusk bronze'),
        block_1_paragraph: text('دفءٌ خفيف حول الشاشات.', 'A little warmth around the screens.'),
        block_2_image: image('texture/brushed-steel', 'فولاذ مصقول', 'Brushed steel'),
        block_2_title: text('فولاذٌ ساكن', 'Quiet steel'),
        block_2_paragraph: text(
          'لمعته لا تنعكس على الزجاج ليلًا.',
          'Its sheen never shows in the glass by night.',
        ),
      },
    ],
  ),
];
