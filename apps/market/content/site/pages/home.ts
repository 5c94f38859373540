import { block, type DemoPage, image, link, text } from '../../demo-page.js';

export const home: DemoPage = {
  id: 'home',
  path: '/',
  title: text('لاند روڤر الإمارات', 'Land Rover UAE'),
  meta_title: text('سيارات لاند روڤر في الإمارات', 'Land Rover in the UAE'),
  meta_description: text(
    'اكتشف ديفندر ورينج روڤر وديسكڤري في الإمارات، وتصفّح السيارات المتوفرة واحجز سيارتك أو اطلب تجربة قيادة.',
    'Discover Defender, Range Rover and Discovery in the UAE. Browse the cars in stock, reserve yours or ask for a test drive.',
  ),
  image_id: 'hero/desert-dusk-luxsuv-green',
  page_type: null,
  theme: 'land-rover',
  blocks: [
    block(
      'hero-carousel',
      { is_autoplay: true, has_timer: true, slider_theme: 'dark-theme', slide_duration: 7000 },
      [
        {
          image: image(
            'hero/desert-dusk-luxsuv-green',
            'رينج روڤر خضراء على رمال ناعمة عند الغروب',
            'Green Range Rover on soft sand at dusk',
          ),
          title: text('هدوءٌ يسبق الطريق', 'Calm, before the road begins'),
          header_size: 'title',
          paragraph: text(
            'رينج روڤر: حضورٌ لا يحتاج إلى أن يرفع صوته.',
            'Range Rover: presence that never raises its voice.',
          ),
          'rdx-buttons': [
            link('/range-rover', 'اكتشف رينج روڤر', 'Discover Range Rover'),
            link('/vehicles?models=Range+Rover', 'السيارات المتوفرة', 'Cars in stock'),
          ],
        },
        {
          image: image(
            'hero/desert-offroader-sand',
            'ديفندر بلون الرمل بين الكثبان',
            'Sand-coloured Defender among the dunes',
          ),
          title: text('الكثبان ليست النهاية', 'The dunes are not the end'),
          header_size: 'title',
          paragraph: text(
            'ديفندر صُمّمت لمن يرى في آخر الطريق بدايةً أخرى.',
            'Defender is made for those who see another start where the road ends.',
          ),
          'rdx-buttons': [
            link('/defender', 'اكتشف ديفندر', 'Discover Defender'),
            link('/test-drive?model=defender', 'اطلب تجربة قيادة', 'Ask for a test drive'),
          ],
        },
        {
          image: image(
            'hero/mountain-luxsuv-silver',
            'سيارة دفع رباعي فضية على طريق جبلي',
            'Silver SUV on a mountain road',
          ),
          title: text('جبل جيس في ساعةٍ من وقتك', 'Jebel Jais, an hour of your time'),
          header_size: 'title',
          paragraph: text(
            'قوة هجينة تصعد بصمت، ومدى كهربائي يكفي أيام المدينة.',
            'Hybrid power that climbs in silence, and electric range for the days in town.',
          ),
          'rdx-buttons': [link('/offers', 'عروض هذا الموسم', 'This season’s offers')],
        },
      ],
    ),
    block('snippet', {
      title: text('سيارتك قد تكون جاهزة الآن', 'Your car may be ready now'),
      header_size: 'xl',
      header_tag: '2',
      paragraph: text(
        'مئات السيارات الجديدة والمعتمدة لدى وكلائنا من أبوظبي إلى الفجيرة. اختر ما يناسبك، واحجزه من بيتك دون دفعة مقدّمة.',
        'Hundreds of new and approved cars at our retailers, from Abu Dhabi to Fujairah. Choose yours and reserve it from home, with nothing to pay in advance.',
      ),
      font_size: 'big',
      'rdx-buttons': [
        link('/vehicles', 'تصفّح السيارات المتوفرة', 'Browse the stock'),
        link('/retailers', 'أقرب وكيل إليك', 'Your nearest retailer'),
      ],
      button_style: 'primary',
    }),
    block(
      'content-blocks',
      {
        title: text(
          'ثلاث سيارات، وثلاث طرقٍ إلى المكان نفسه',
          'Three cars, three ways to get there',
        ),
        block_scroll_id: 'models',
        header_size: 'l',
        header_tag: '2',
        'col-numbers': '3',
        'image-ratio': '16-9',
        box_color: 'light-theme',
        border_grid_class: 'border-top',
      },
      [
        {
          image: image('studio/offroader-front34-green', 'ديفندر خضراء', 'Green Defender'),
          title: text('ديفندر', 'Defender'),
          paragraph: text(
            'للرمل والصخر ومواقف المدرسة أيضًا.',
            'For sand, for rock, and for the school run.',
          ),
          'rdx-buttons': [link('/defender', 'اكتشف ديفندر', 'Discover Defender')],
        },
        {
          image: image('studio/luxsuv-front34-silver', 'رينج روڤر فضية', 'Silver Range Rover'),
          title: text('رينج روڤر', 'Range Rover'),
          paragraph: text(
            'مقصورة ترى العالم من علٍ، ولا تسمع منه إلا ما تريد.',
            'A cabin that sees the world from above and hears only what you like.',
          ),
          'rdx-buttons': [link('/range-rover', 'اكتشف رينج روڤر', 'Discover Range Rover')],
        },
        {
          image: image('studio/coupe-front34-burgundy', 'إف-تايب عنّابية', 'Burgundy F-TYPE'),
          title: text('إف-تايب', 'F-TYPE'),
          paragraph: text(
            'خطٌّ واحد من المقدّمة إلى المؤخرة، وصوتٌ يعرفه الجميع.',
            'A single line from nose to tail, and a voice that everyone knows.',
          ),
          'rdx-buttons': [link('/f-type', 'اكتشف إف-تايب', 'Discover F-TYPE')],
        },
      ],
    ),
    block(
      'content-blocks',
      {
        title: text('قبل المفتاح وبعده', 'Before the keys, and after'),
        header_size: 'l',
        header_tag: '2',
        'col-numbers': '2',
        'image-ratio': '16-9',
        box_color: 'grey-theme',
      },
      [
        {
          image: image(
            'place/arcade-evening',
            'معرض بأروقة مقوّسة مساءً',
            'Arcaded showroom in the evening',
          ),
          title: text('زيارةٌ على موعدك', 'A visit at your hour'),
          paragraph: text(
            'تفتح معارضنا حتى العاشرة مساءً. اختر وقتك، ونجهّز لك السيارة والقهوة.',
            'Our showrooms stay open until ten in the evening. Choose your hour; the car and the coffee will be ready.',
          ),
          'rdx-buttons': [link('/retailers', 'الوكلاء وأوقات العمل', 'Retailers and hours')],
        },
        {
          image: image(
            'interior/driver-view',
            'مقصورة القيادة بجلدٍ بلون الكونياك',
            'Driver’s view over cognac leather',
          ),
          title: text('خلف المقود أولًا', 'Behind the wheel first'),
          paragraph: text(
            'ساعةٌ على الطريق الذي تعرفه تقول أكثر من أي صفحة.',
            'An hour on a road you know says more than any page.',
          ),
          'rdx-buttons': [link('/test-drive', 'احجز تجربة قيادة', 'Book a test drive')],
        },
      ],
    ),
    block(
      'accordion',
      {
        title: text('أسئلة يطرحها من سبقوك', 'Asked by those before you'),
        header_size: 'l',
        header_tag: '2',
        open_all_label: text('افتح الكل', 'Open all'),
        close_all_label: text('أغلق الكل', 'Close all'),
        has_schema: true,
      },
      [
        {
          title: text('هل أدفع شيئًا عند الحجز؟', 'Do I pay anything to reserve?'),
          type: 'html',
          html: text(
            '<p>لا. الحجز عبر الموقع مجاني، وتؤكّده من رسالة تصلك على بريدك. تبقى السيارة باسمك حتى يتواصل معك الوكيل.</p>',
            '<p>No. Reserving online is free; you confirm it from a message we send you. The car stays in your name until the retailer calls.</p>',
          ),
        },
        {
          title: text('ما معنى «معتمدة»؟', 'What does “approved” mean?'),
          type: 'html',
          html: text(
            '<p>سيارة مستعملة اجتازت فحصًا من 165 نقطة لدى فنّيينا، مع ضمان لا يقل عن 12 شهرًا وسجلّ صيانة كامل.</p>',
            '<p>A used car that passed a 165-point check by our own technicians, with at least 12 months of warranty and its full service record.</p>',
          ),
        },
        {
          title: text('هل أستطيع استبدال سيارتي الحالية؟', 'Can I trade in my present car?'),
          type: 'html',
          html: text(
            '<p>نعم. يقيّم وكلاؤنا سيارتك خلال نصف ساعة، ويُخصم المبلغ من سعر سيارتك الجديدة.</p>',
            '<p>Yes. Our retailers value it within half an hour and take the amount off the price of your new car.</p>',
          ),
        },
        {
          title: text('كم يستغرق التسليم؟', 'How long does delivery take?'),
          type: 'html',
          html: text(
            '<p>السيارات المتوفرة تُسلَّم عادةً خلال ثلاثة أيام عمل، بعد التسجيل والتأمين.</p>',
            '<p>Cars in stock are usually handed over within three working days, once registered and insured.</p>',
          ),
        },
      ],
    ),
    block('snippet', {
      title: text('نلتقي على الطريق', 'See you on the road'),
      header_size: 'l',
      header_tag: '2',
      paragraph: text(
        'اترك اسمك ورقمك، ويتصل بك مستشارٌ من الوكيل الأقرب إليك خلال يوم عمل.',
        'Leave your name and number; an adviser at your nearest retailer calls within one working day.',
      ),
      'rdx-buttons': [link('/test-drive', 'اطلب تجربة قيادة', 'Ask for a test drive')],
      button_style: 'primary',
      border_grid_class: 'border-top',
    }),
  ],
};
