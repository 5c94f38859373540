import { block, type DemoPage, image, link, text } from '../compose.js';

export const fType: DemoPage = {
  id: 'f-type',
  path: '/f-type',
  title: text('إف-تايب', 'F-TYPE'),
  meta_title: text('جاكوار إف-تايب', 'Jaguar F-TYPE'),
  meta_description: text(
    'جاكوار إف-تايب كوبيه في الإمارات: الأداء والتصميم والسيارات المتوفّرة.',
    'Jaguar F-TYPE coupé in the UAE: performance, design and the cars in stock.',
  ),
  image_id: 'hero/city-coupe-burgundy',
  page_type: 'models',
  theme: 'jaguar',
  blocks: [
    block('hero-carousel', { is_autoplay: false, has_timer: false, slider_theme: 'black-theme' }, [
      {
        image: image(
          'hero/city-coupe-burgundy',
          'إف-تايب عنّابية أمام أفق المدينة ليلًا',
          'Burgundy F-TYPE before the city skyline at night',
        ),
        title: text('إف-تايب', 'F-TYPE'),
        header_size: 'title',
        paragraph: text(
          'المدينة تنام متأخرة. وهي أيضًا.',
          'The city goes to bed late. So does she.',
        ),
        'rdx-buttons': [
          link('/vehicles?models=F-TYPE', 'السيارات المتوفّرة', 'Cars in stock'),
          link('/test-drive?model=f-type', 'تجربة قيادة', 'Test drive'),
        ],
      },
      {
        image: image(
          'hero/coast-coupe-silver',
          'إف-تايب فضية على طريق ساحلي',
          'Silver F-TYPE on a coast road',
        ),
        title: text('والساحل يستيقظ باكرًا', 'And the coast wakes early'),
        header_size: 'title',
        paragraph: text(
          '575 حصانًا، ودفعٌ رباعي حين تحتاجه.',
          '575 horsepower, and all-wheel drive when you need it.',
        ),
        'rdx-buttons': [link('/vehicles?models=F-TYPE', 'السيارات المتوفّرة', 'Cars in stock')],
      },
    ]),
    block('snippet', {
      title: text('خطٌّ واحد', 'One line'),
      header_size: 'xl',
      paragraph: text(
        'رُسمت بحركةٍ واحدة من المقدّمة الطويلة إلى الأكتاف الخلفية. المقابض تختفي، والجناح ينتظر السرعة.',
        'Drawn in one stroke from the long bonnet to the rear haunches. The handles hide; the wing waits for speed.',
      ),
      font_size: 'big',
    }),
    block(
      'content-blocks',
      { 'col-numbers': '3', 'image-ratio': '16-9', box_color: 'black-theme' },
      [
        {
          image: image('detail/coupe-wheel-black', 'عجلة إف-تايب', 'F-TYPE wheel'),
          title: text('يقف حيث تريد', 'Stops where you mean'),
          paragraph: text(
            'مكابح سيراميكية كربونية بقطر 398 ملم.',
            'Carbon-ceramic brakes, 398 mm across.',
          ),
        },
        {
          image: image('detail/coupe-headlamp-burgundy', 'مصباح إف-تايب', 'F-TYPE head-lamp'),
          title: text('نظرةٌ أنحف', 'A narrower gaze'),
          paragraph: text(
            'مصابيح بكسل LED ترسم توقيع النهار.',
            'Pixel LED lamps draw the daytime signature.',
          ),
        },
        {
          image: image('detail/coupe-taillamp-black', 'مصباح إف-تايب الخلفي', 'F-TYPE tail-lamp'),
          title: text('آخر ما يرونه', 'The last they see'),
          paragraph: text(
            'عادمٌ بأربع فوهات وصماماتٍ تختار صوتها.',
            'Four pipes, and valves that choose their voice.',
          ),
        },
      ],
    ),
    block(
      'accordion',
      { title: text('عن إف-تايب', 'About F-TYPE'), header_size: 'l', has_schema: true },
      [
        {
          title: text('هل تصلح لكل يوم؟', 'Is it an everyday car?'),
          type: 'html',
          html: text(
            '<p>صندوق أمتعة سعته 336 لترًا، ووضع قيادة هادئ، ورادار وقوف أمامي وخلفي. نعم.</p>',
            '<p>A 336-litre boot, a quiet drive mode, and parking sensors at both ends. Yes.</p>',
          ),
        },
      ],
    ),
    block('snippet', {
      title: text('المفتاح عندنا', 'We have the key'),
      header_size: 'l',
      paragraph: text(
        'جولة ليلية على كورنيش المدينة، ومقعدٌ واحد لمن تحب.',
        'A night drive along the corniche, and one seat for whom you like.',
      ),
      'rdx-buttons': [link('/test-drive?model=f-type', 'احجز ليلتك', 'Book your night')],
      button_style: 'primary',
    }),
  ],
};
