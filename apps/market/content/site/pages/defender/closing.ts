import { block, type DemoBlock, image, link, text } from '../../../demo-page.js';

const question = (ar: string, en: string, answerAr: string, answerEn: string) => ({
  title: text(ar, en),
  type: 'html',
  html: text(`<p>${answerAr}</p>`, `<p>${answerEn}</p>`),
});

const step = (icon: string, url: string, ar: string, en: string) => ({
  icon,
  'rdx-link': link(url, ar, en),
});

export const closing: readonly DemoBlock[] = [
  block('parallax-image', { padding_grid_class: 'y-space-0' }, [
    {
      image: image(
        'place/interior-evening',
        'ديفندر بلون الرمل على منصّة مضيئة مساءً',
        'Sand-coloured Defender on a lit plinth in the evening',
      ),
      title: text('قبل الرمل، الضوء', 'Before the sand, the light'),
      paragraph: text(
        'تفتح معارضنا حتى العاشرة مساءً. اجلس خلف المقود، وخذ وقتك.',
        'Our showrooms stay open until ten. Sit behind the wheel and take your time.',
      ),
    },
  ]),
  block(
    'number-button-slider',
    {
      block_scroll_id: 'course',
      title: text('جرّبها على الرمل', 'Try it on sand'),
      header_size: 'l',
      slider_theme: 'dark-theme',
    },
    [
      {
        image: image('place/pavilion-day', 'معرض بسقف عائم نهارًا', 'A showroom by day'),
        title: text('نلتقي عند السابعة', 'We meet at seven'),
        paragraph: text(
          'قهوةٌ في المعرض، والشمس لم تسخّن الرمل بعد.',
          'Coffee at the showroom, before the sun has warmed the sand.',
        ),
        'rdx-link': link('/retailers', 'اختر وكيلًا', 'Choose a retailer'),
      },
      {
        image: image('detail/offroader-wheel-green', 'عجلة ديفندر', 'Defender wheel'),
        title: text('نُفرغ الإطارات', 'We let the tyres down'),
        paragraph: text(
          'تتعلّم لماذا يكفي 15 رطلًا، وكيف تعيده قبل الطريق.',
          'You learn why 15 psi will do, and how to put it back before the road.',
        ),
      },
      {
        image: image(
          'hero/desert-offroader-sand',
          'ديفندر بين الكثبان',
          'Defender among the dunes',
        ),
        title: text('والباقي لك', 'The rest is yours'),
        paragraph: text(
          'ساعتان بين الكثبان ومدرّبٌ إلى جانبك، لا أمامك.',
          'Two hours in the dunes with an instructor beside you, not ahead of you.',
        ),
        'rdx-link': link('/test-drive?model=defender', 'احجز مكانك', 'Book your place'),
      },
    ],
  ),
  block(
    'accordion',
    {
      block_scroll_id: 'questions',
      title: text('عن ديفندر', 'About Defender'),
      header_size: 'l',
      has_schema: true,
    },
    [
      question(
        'أي محرّكٍ يناسب الصحراء؟',
        'Which engine suits the desert?',
        'للكثبان العالية نوصي بمحرّك P400 السداسي الهجين الخفيف: 400 حصان، وعزم 550 نيوتن متر من 2,000 دورة.',
        'For high dunes we suggest the six-cylinder mild-hybrid P400: 400 hp, and 550 Nm from 2,000 rpm.',
      ),
      question(
        'ما فترات الصيانة؟',
        'How often is it serviced?',
        'كل 12 شهرًا أو 16,000 كم، أيهما أسبق. وتشمل خطة الصيانة خمس سنوات.',
        'Every 12 months or 16,000 km, whichever comes first. The service plan covers five years.',
      ),
      question(
        'هل تتوفّر سيارات جاهزة للتسليم؟',
        'Are there cars ready to go?',
        'نعم. <a href="/ar/vehicles?models=Defender">تصفّح ديفندر المتوفرة</a> واحجز ما يعجبك من بيتك بلا عربون.',
        'Yes. <a href="/en/vehicles?models=Defender">Browse the Defenders in stock</a> and reserve yours from home, with nothing to pay in advance.',
      ),
      question(
        'وماذا عن سيارتي الحالية؟',
        'And the car I have now?',
        'نقيّمها مجانًا عند أي وكيل، ويُخصم ثمنها من الجديدة في اليوم نفسه.',
        'Any retailer values it free of charge, and takes it off the price of the new one the same day.',
      ),
    ],
  ),
  block('sign-post', {
    title: text('إلى أين من هنا؟', 'Where to from here?'),
    header_size: 'l',
    paragraph: text(
      'السيارة التي تناسبك قد تكون واقفةً في معرضٍ قريب منك الآن.',
      'The one that suits you may be standing in a showroom near you now.',
    ),
    box_color: 'grey-theme',
    'rdx-links': [
      link('/vehicles?models=Defender', 'ديفندر المتوفرة', 'Defenders in stock'),
      link('/offers', 'عروض هذا الموسم', 'This season’s offers'),
      link('/range-rover', 'أو تعرّف إلى رينج روڤر', 'Or meet Range Rover'),
    ],
  }),
  block('ready-to-go-bar', { mobile_button_label: text('عرض المزيد', 'Show more') }, [
    step('car', '/vehicles?models=Defender', 'السيارات المتوفرة', 'Cars in stock'),
    step('calendar', '/test-drive?model=defender', 'تجربة قيادة', 'Test drive'),
    step('pin', '/retailers', 'أقرب وكيل', 'Nearest retailer'),
  ]),
];
