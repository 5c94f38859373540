import { block, type DemoBlock, image, link, text } from '../../../demo-page.js';

export const driving: readonly DemoBlock[] = [
  block('parallax-image', { block_scroll_id: 'driving', padding_grid_class: 'y-space-0' }, [
    {
      image: image(
        'hero/coast-coupe-silver',
        'إف-تايب فضية على طريق ساحلي في وضح النهار',
        'Silver F-TYPE on a coast road in daylight',
      ),
      title: text('منعطفٌ يُقاس بالأصابع', 'A bend measured in fingertips'),
      paragraph: text(
        'مقودٌ يجيبك قبل أن تسأل، وعجلةٌ داخلية تُكبح قليلًا لتدخل أنت أبكر.',
        'Steering that answers before you ask, and an inner wheel braked a little so that you turn in sooner.',
      ),
    },
  ]),
  block(
    'tabs-with-modal',
    {
      title: text('ثلاثة أمزجة', 'Three moods'),
      header_size: 'l',
      border_grid_class: 'border-top',
    },
    [
      {
        tab_label: text('هادئ', 'Calm'),
        title: text('لأيام الدوام', 'For working days'),
        paragraph: text(
          'يخفت العادم، ويلين التعليق، ويبقى ذراعك على الباب.',
          'The exhaust hushes, the dampers soften, and an arm stays on the door.',
        ),
        image: image('interior/driver-view', 'المقود والشاشات', 'Wheel and screens'),
        modal_label: text('ماذا يتغيّر بالضبط؟', 'What changes, exactly?'),
        modal_title: text('الوضع الهادئ', 'The calm mode'),
        modal_content: text(
          'تُغلق صمامات العادم حتى 4,000 دورة، ويُرسل العزم كله إلى الخلف، ويتوقّف المحرّك عند الإشارة. استهلاكٌ أقلّ بنحو لترٍ كل 100 كم.',
          'Exhaust valves stay shut up to 4,000 rpm, all torque goes to the rear, and the engine rests at the lights. About a litre less per 100 km.',
        ),
      },
      {
        tab_label: text('ديناميكي', 'Dynamic'),
        title: text('لطريق جبل جيس', 'For Jebel Jais'),
        paragraph: text(
          'عشرون كيلومترًا من المنعطفات، ودوّاسةٌ لا تنتظر أن تكمل فكرتك.',
          'Twenty kilometres of bends, and a throttle that does not wait for you to finish the thought.',
        ),
        image: image(
          'studio/coupe-front34-burgundy',
          'إف-تايب عنّابية من الأمام بزاوية',
          'Burgundy F-TYPE, front three-quarter view',
        ),
        'rdx-link': link('/test-drive?model=f-type', 'احجز الطريق', 'Book the road'),
      },
      {
        tab_label: text('مطر ورمل', 'Rain and sand'),
        title: text('لليوم الذي يفاجئك', 'For the day that surprises you'),
        paragraph: text(
          'دفعٌ رباعي يتقدّم خطوة على الماء، وعلى الرمل الذي تتركه الريح على الإسفلت.',
          'All-wheel drive a step ahead of water, and of the sand the wind leaves on tarmac.',
        ),
        image: image('studio/coupe-side-black', 'إف-تايب سوداء من الجانب', 'Black F-TYPE, side'),
      },
    ],
  ),
  block('quote-slider', { has_timer: false, slider_theme: 'dark-theme' }, [
    {
      quote: text(
        'نعدّل المقود حتى لا تشعر به، وعندها فقط نعرف أننا انتهينا.',
        'We tune the steering until you no longer feel it, and only then do we know we are done.',
      ),
      author: text('سامر حدّاد', 'Samer Haddad'),
      author_position: text('مهندس قيادة', 'Driving engineer'),
    },
    {
      quote: text(
        'أخذتُها إلى العمل يومًا، فوصلت متأخرًا ساعة. لم أندم.',
        'I took it to work one day and arrived an hour late. I regret nothing.',
      ),
      author: text('مريم الشامسي', 'Mariam Al Shamsi'),
      author_position: text('مالكة إف-تايب، الشارقة', 'F-TYPE owner, Sharjah'),
    },
  ]),
];
