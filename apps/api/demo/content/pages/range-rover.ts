import { block, type DemoPage, image, link, text } from '../compose.js';

export const rangeRover: DemoPage = {
  id: 'range-rover',
  path: '/range-rover',
  title: text('رينج روڤر', 'Range Rover'),
  meta_title: text('رينج روڤر: هدوءٌ بمقاييسه', 'Range Rover: calm, to its own measure'),
  meta_description: text(
    'رينج روڤر ورينج روڤر سبورت وإيڤوك في الإمارات: المقصورة والمحرّكات والسيارات المتوفّرة.',
    'Range Rover, Range Rover Sport and Evoque in the UAE: cabin, engines and the cars in stock.',
  ),
  image_id: 'hero/courtyard-luxsuv-sand',
  page_type: 'models',
  theme: 'land-rover',
  blocks: [
    block('hero-carousel', { is_autoplay: false, has_timer: false, slider_theme: 'light-theme' }, [
      {
        image: image(
          'hero/courtyard-luxsuv-sand',
          'رينج روڤر بلون الرمل في فناءٍ هادئ',
          'Sand-coloured Range Rover in a quiet courtyard',
        ),
        title: text('رينج روڤر', 'Range Rover'),
        header_size: 'title',
        paragraph: text('لا شيء زائد. ولا شيء ناقص.', 'Nothing too much. Nothing missing.'),
        'rdx-buttons': [
          link('/vehicles?models=Range+Rover', 'السيارات المتوفّرة', 'Cars in stock'),
          link('/test-drive?model=range-rover', 'تجربة قيادة', 'Test drive'),
        ],
      },
    ]),
    block('in-page-navigation', { goTopShort: text('الأعلى', 'Top') }, [
      { label: text('السكون', 'Silence'), blockId: 'silence' },
      { label: text('المقصورة', 'Cabin'), blockId: 'cabin' },
      { label: text('العائلة', 'The family'), blockId: 'family' },
    ]),
    block('snippet', {
      block_scroll_id: 'silence',
      title: text('أهدأ غرفةٍ في البيت تتحرّك', 'The quietest room of the house moves'),
      header_size: 'xl',
      paragraph: text(
        'ميكروفونات عند كل عجلة تسمع الطريق، وسمّاعات في مساند الرأس تمحوه. ويبقى صوت من تحب.',
        'Microphones at each wheel hear the road; speakers in the headrests erase it. What remains is the voice you care for.',
      ),
      font_size: 'big',
    }),
    block(
      'content-blocks',
      {
        block_scroll_id: 'cabin',
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
      'content-blocks',
      {
        block_scroll_id: 'family',
        title: text('العائلة', 'The family'),
        header_size: 'l',
        'col-numbers': '3',
        'image-ratio': '16-9',
        box_color: 'grey-theme',
      },
      [
        {
          image: image(
            'studio/luxsuv-side-black',
            'رينج روڤر سوداء من الجانب',
            'Black Range Rover, side',
          ),
          title: text('رينج روڤر', 'Range Rover'),
          paragraph: text(
            'الأصل، بقاعدة عجلات قياسية أو طويلة. من 585,000 درهم.',
            'The original, with standard or long wheelbase. From AED 585,000.',
          ),
          'rdx-buttons': [link('/vehicles?models=Range+Rover', 'المتوفّر', 'In stock')],
        },
        {
          image: image(
            'studio/luxsuv-side-burgundy',
            'رينج روڤر سبورت عنّابية',
            'Burgundy Range Rover Sport',
          ),
          title: text('رينج روڤر سبورت', 'Range Rover Sport'),
          paragraph: text(
            'الأقرب إلى الأرض، والأسرع في الردّ. من 438,000 درهم.',
            'Nearer the ground, quicker to answer. From AED 438,000.',
          ),
          'rdx-buttons': [link('/vehicles?models=Range+Rover+Sport', 'المتوفّر', 'In stock')],
        },
        {
          image: image(
            'studio/midsuv-side-white',
            'رينج روڤر إيڤوك بيضاء',
            'White Range Rover Evoque',
          ),
          title: text('رينج روڤر إيڤوك', 'Range Rover Evoque'),
          paragraph: text(
            'قامةٌ للمدينة وملامح العائلة. من 229,000 درهم.',
            'A city stature with the family’s features. From AED 229,000.',
          ),
          'rdx-buttons': [link('/vehicles?models=Range+Rover+Evoque', 'المتوفّر', 'In stock')],
        },
      ],
    ),
    block('snippet', {
      title: text('مقعدك محفوظ', 'Your seat is kept'),
      header_size: 'l',
      paragraph: text(
        'نأتيك بالسيارة إلى باب بيتك في أبوظبي ودبي والشارقة.',
        'We bring the car to your door in Abu Dhabi, Dubai and Sharjah.',
      ),
      'rdx-buttons': [
        link('/test-drive?model=range-rover', 'اطلب تجربة منزلية', 'Ask for a drive from home'),
      ],
      button_style: 'primary',
    }),
  ],
};
