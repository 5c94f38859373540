import { block, type DemoPage, image, link, text } from '../compose.js';

export const defender: DemoPage = {
  id: 'defender',
  path: '/defender',
  title: text('ديفندر', 'Defender'),
  meta_title: text('ديفندر: القدرة أولًا', 'Defender: ability first'),
  meta_description: text(
    'ديفندر 90 و110 و130 في الإمارات: القدرات والمقصورة والأسعار والسيارات المتوفّرة.',
    'Defender 90, 110 and 130 in the UAE: ability, cabin, prices and the cars in stock.',
  ),
  image_id: 'hero/desert-offroader-sand',
  page_type: 'models',
  theme: 'land-rover',
  blocks: [
    block('hero-carousel', { is_autoplay: false, has_timer: false, slider_theme: 'dark-theme' }, [
      {
        image: image(
          'hero/desert-offroader-sand',
          'ديفندر بلون الرمل بين الكثبان',
          'Sand-coloured Defender among the dunes',
        ),
        title: text('ديفندر', 'Defender'),
        header_size: 'title',
        paragraph: text(
          'من ليوا إلى حتّا، ومن حتّا إلى حيث لا اسم للطريق.',
          'From Liwa to Hatta, and on to where the road has no name.',
        ),
        'rdx-buttons': [
          link('/vehicles?models=Defender', 'السيارات المتوفّرة', 'Cars in stock'),
          link('/test-drive?model=defender', 'تجربة قيادة', 'Test drive'),
        ],
      },
    ]),
    block('in-page-navigation', { goTopShort: text('الأعلى', 'Top') }, [
      { label: text('القدرات', 'Ability'), blockId: 'ability' },
      { label: text('المقصورة', 'Cabin'), blockId: 'cabin' },
      { label: text('الهياكل', 'Bodies'), blockId: 'bodies' },
      { label: text('أسئلة', 'Questions'), blockId: 'questions' },
    ]),
    block('snippet', {
      block_scroll_id: 'ability',
      title: text('تعرف الأرض قبل أن تطأها', 'It knows the ground before it treads it'),
      header_size: 'xl',
      paragraph: text(
        'تقرأ أنظمة الاستجابة للتضاريس الرمل والحصى والماء، وتضبط القوّة عند كل عجلة. تخوض حتى 900 ملم من الماء، وتسحب حتى 3,500 كغم.',
        'Terrain Response reads sand, gravel and water and meters power at each wheel. It wades through 900 mm of water and tows up to 3,500 kg.',
      ),
      font_size: 'big',
    }),
    block(
      'content-blocks',
      {
        'col-numbers': '3',
        'image-ratio': '16-9',
        box_color: 'light-theme',
        padding_grid_class: 'top-space-0',
      },
      [
        {
          image: image('detail/offroader-wheel-sand', 'عجلة ديفندر', 'Defender wheel'),
          title: text('ارتفاعٌ عند الطلب', 'Height on demand'),
          paragraph: text(
            'تعليق هوائي يرفع الهيكل حتى 145 ملم فوق وضع الطريق.',
            'Air suspension lifts the body by up to 145 mm above road height.',
          ),
        },
        {
          image: image('studio/offroader-rear34-sand', 'ديفندر من الخلف', 'Defender from behind'),
          title: text('حمولةٌ لأسبوع', 'A week’s load'),
          paragraph: text(
            'سقفٌ يحمل 168 كغم أثناء السير، و300 كغم حين تتوقّف وتنصب خيمتك.',
            'A roof that carries 168 kg on the move and 300 kg once you stop and pitch a tent.',
          ),
        },
        {
          image: image(
            'detail/offroader-headlamp-green',
            'مصباح ديفندر الأمامي',
            'Defender head-lamp',
          ),
          title: text('يرى في العتمة', 'Sees in the dark'),
          paragraph: text(
            'مصابيح LED مصفوفة تحجب ضوءها عن المقبل عليك، وتترك لك الطريق.',
            'Matrix LED lamps mask their light for oncoming traffic and leave you the road.',
          ),
        },
      ],
    ),
    block(
      'content-blocks',
      {
        block_scroll_id: 'cabin',
        title: text('مقصورةٌ تُغسل وتُدلَّل', 'A cabin to hose down, and to indulge in'),
        header_size: 'l',
        'col-numbers': '2',
        'image-ratio': '16-9',
        box_color: 'grey-theme',
      },
      [
        {
          image: image('interior/driver-view', 'لوحة القيادة', 'Dashboard'),
          title: text('شاشةٌ واحدة تكفي', 'One screen is enough'),
          paragraph: text(
            'كل ما تحتاجه على بُعد لمستين، حتى بقفّاز القيادة.',
            'All you need is two touches away, even in driving gloves.',
          ),
        },
        {
          image: image('interior/rear-seats', 'المقاعد الخلفية', 'Rear seats'),
          title: text('خمسة أو سبعة أو ثمانية', 'Five, seven or eight'),
          paragraph: text(
            'صفّ ثالث حقيقي في 110 و130، بمخارج هواء ومنافذ شحن.',
            'A true third row in the 110 and 130, with its own vents and chargers.',
          ),
        },
      ],
    ),
    block(
      'content-blocks',
      {
        block_scroll_id: 'bodies',
        title: text('ثلاثة هياكل', 'Three bodies'),
        header_size: 'l',
        'col-numbers': '3',
        'image-ratio': '16-9',
        box_color: 'light-theme',
      },
      [
        {
          image: image('studio/offroader-side-silver', 'ديفندر 90 من الجانب', 'Defender 90, side'),
          title: text('ديفندر 90', 'Defender 90'),
          paragraph: text(
            'بابان وقاعدة عجلات قصيرة: الأخفّ بين الصخور. من 292,000 درهم.',
            'Two doors and a short wheelbase: nimble among the rocks. From AED 292,000.',
          ),
          'rdx-buttons': [link('/vehicles?models=Defender', 'المتوفّر', 'In stock')],
        },
        {
          image: image('studio/offroader-side-green', 'ديفندر 110 من الجانب', 'Defender 110, side'),
          title: text('ديفندر 110', 'Defender 110'),
          paragraph: text(
            'توازن العائلة والمغامرة. من 329,000 درهم.',
            'Family and adventure in balance. From AED 329,000.',
          ),
          'rdx-buttons': [link('/vehicles?models=Defender', 'المتوفّر', 'In stock')],
        },
        {
          image: image('studio/offroader-side-black', 'ديفندر 130 من الجانب', 'Defender 130, side'),
          title: text('ديفندر 130', 'Defender 130'),
          paragraph: text(
            'ثمانية مقاعد لا يجلس أحدٌ فيها على مضض. من 412,000 درهم.',
            'Eight seats, none of them a compromise. From AED 412,000.',
          ),
          'rdx-buttons': [link('/vehicles?models=Defender', 'المتوفّر', 'In stock')],
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
        border_grid_class: 'border-top',
      },
      [
        {
          title: text('أي محرّكٍ يناسب الصحراء؟', 'Which engine suits the desert?'),
          type: 'html',
          html: text(
            '<p>للكثبان العالية نوصي بمحرّك P400 السداسي الهجين الخفيف: عزم 550 نيوتن متر من 2,000 دورة.</p>',
            '<p>For high dunes we suggest the six-cylinder mild-hybrid P400: 550 Nm from 2,000 rpm.</p>',
          ),
        },
        {
          title: text('ما فترات الصيانة؟', 'How often is it serviced?'),
          type: 'html',
          html: text(
            '<p>كل 12 شهرًا أو 16,000 كم، أيهما أسبق. وتشمل خطة الصيانة خمس سنوات.</p>',
            '<p>Every 12 months or 16,000 km, whichever comes first. The service plan covers five years.</p>',
          ),
        },
      ],
    ),
    block('snippet', {
      title: text('جرّبها على الرمل', 'Try it on sand'),
      header_size: 'l',
      paragraph: text(
        'تجربة قيادة في مسارٍ مجهّز خارج المدينة، مع مدرّب.',
        'A test drive on a prepared course outside the city, with an instructor.',
      ),
      'rdx-buttons': [
        link('/test-drive?model=defender', 'احجز مكانك', 'Book your place'),
        link('/vehicles?models=Defender', 'السيارات المتوفّرة', 'Cars in stock'),
      ],
      button_style: 'primary',
    }),
  ],
};
