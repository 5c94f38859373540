import { block, type DemoBlock, image, text } from '../../../demo-page.js';

export const ability: readonly DemoBlock[] = [
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
      box_color: 'dark-theme',
    },
    [
      {
        image: image('detail/offroader-wheel-sand', 'عجلة ديفندر', 'Defender wheel'),
        title: text('تقبض ولا تحفر', 'It grips and does not dig'),
        paragraph: text(
          'إطارات تتّسع حين تخفّف هواءها، فتطفو على الرمل الناعم.',
          'Tyres that spread as you let them down, and float on soft sand.',
        ),
      },
      {
        image: image('studio/offroader-rear34-green', 'ديفندر من الخلف', 'Defender from behind'),
        title: text('حمولةٌ لأسبوع', 'A week’s load'),
        paragraph: text(
          'سقفٌ يحمل 168 كغم أثناء السير، و300 كغم حين تتوقّف وتنصب خيمتك.',
          'A roof that carries 168 kg on the move and 300 kg once you stop and pitch a tent.',
        ),
      },
      {
        image: image(
          'detail/offroader-headlamp-silver',
          'مصباح ديفندر الأمامي',
          'Defender head-lamp',
        ),
        title: text('يرى في العتمة', 'It sees in the dark'),
        paragraph: text(
          'مصابيح LED مصفوفة تحجب ضوءها عن المقبل عليك، وتترك لك الطريق.',
          'Matrix LED lamps mask their light for oncoming traffic and leave you the road.',
        ),
      },
    ],
  ),
  block(
    'section-tabs',
    {
      title: text('ثلاث أراضٍ، وسيارة واحدة', 'Three kinds of ground, one car'),
      header_size: 'l',
      border_grid_class: 'border-top',
    },
    [
      {
        tab_label: text('الرمل', 'Sand'),
        section_id: 'sand',
        title: text('الكثيب يُصعد بالإيقاع', 'A dune is climbed by rhythm'),
        paragraph: text(
          'تلين الدوّاسة، ويتأخّر تبديل السرعة، ويصل العزم إلى العجلة قبل أن تبدأ بالانزلاق. تصل إلى القمّة ولم ترفع صوتك، ولا صوت المحرّك.',
          'The throttle softens, the gears hold on longer, and torque is at the wheel before it begins to slip. You reach the crest without raising your voice, or the engine’s.',
        ),
      },
      {
        tab_label: text('الصخر', 'Rock'),
        section_id: 'rock',
        title: text('خطوة، ثم خطوة', 'One step, then the next'),
        paragraph: text(
          'كاميرا ترى ما تحت غطاء المحرّك، وتروسٌ بطيئة تحملك على الحجر كأنك تمشي. في وادي حتّا، الأبطأ يصل أولًا.',
          'A camera sees what the bonnet hides, and a low range carries you over stone at walking pace. In the wadis of Hatta the slowest arrives first.',
        ),
      },
      {
        tab_label: text('الماء', 'Water'),
        section_id: 'water',
        title: text('تسعمئة ملّيمتر، وأنت جافّ', 'Nine hundred millimetres, and dry'),
        paragraph: text(
          'تقيس العمق من المرآتين وتعرضه أمامك، وترتفع على تعليقها، وتُغلق منافذ الهواء. وحين تخرج، تجفّف مكابحها وحدها.',
          'It sounds the depth from its mirrors and shows it to you, rises on its suspension and shuts its vents. Once out, it dries its own brakes.',
        ),
      },
    ],
  ),
  block(
    'range-component',
    {
      title: text('ارتفاعٌ عند الطلب', 'Height on demand'),
      header_size: 'l',
      paragraph: text(
        'حرّك المؤشّر من باب المدرسة إلى آخر الوادي.',
        'Move from the school gate to the far end of the wadi.',
      ),
    },
    [
      {
        label: text('الصعود إليها', 'Getting in'),
        range: 168,
        image: image(
          'studio/offroader-side-white',
          'ديفندر بيضاء من الجانب',
          'White Defender, side',
        ),
        paragraph: text(
          'ملم فقط عن الأرض حين تفتح الباب: للأطفال، ولثوبٍ لا يُطوى.',
          'millimetres when the door opens: for children, and for a gown that will not fold.',
        ),
      },
      {
        label: text('الطريق', 'The road'),
        range: 218,
        image: image(
          'studio/offroader-front34-silver',
          'ديفندر فضية من الأمام بزاوية',
          'Silver Defender, front three-quarter view',
        ),
        paragraph: text(
          'ملم على الإسفلت، وأقلّ منها قليلًا حين تسرع.',
          'millimetres on tarmac, and a little less as you gather speed.',
        ),
      },
      {
        label: text('ما بعد الطريق', 'Beyond it'),
        range: 290,
        image: image(
          'place/interior-evening',
          'ديفندر بلون الرمل على منصة مضاءة',
          'Sand-coloured Defender on a lit plinth',
        ),
        paragraph: text(
          'ملم بين الحجر وبطن السيارة، بضغطة واحدة.',
          'millimetres between the stone and the sill, at one touch.',
        ),
      },
    ],
  ),
  block('quote', {
    quote: text(
      'أقود في الربع الخالي منذ عشرين سنة. السيارة الجيدة هي التي تنسى أنها معك، إلى أن تحتاج إليها.',
      'I have driven the Empty Quarter for twenty years. A good car is one you forget is with you, until you need it.',
    ),
    author: text('سعيد المزروعي', 'Saeed Al Mazrouei'),
    author_position: text('مدرّب قيادة صحراوية، ليوا', 'Desert driving instructor, Liwa'),
  }),
];
