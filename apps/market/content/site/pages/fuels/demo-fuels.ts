import { image, text } from '../../../demo-page.js';

type Text = ReturnType<typeof text>;

export interface DemoFuel {
  /** Prefix of its fields in the quiz. */
  key: 'petrol' | 'diesel' | 'phev' | 'bev';
  path: string;
  /** Value of the stock list's filter. */
  engineType: string;
  title: Text;
  meta_description: Text;
  image: ReturnType<typeof image>;
  introduction: Text;
  description: Text;
  advantages: readonly Text[];
  advantagesImage: ReturnType<typeof image>;
  disadvantages: readonly Text[];
  disadvantagesImage: ReturnType<typeof image>;
  aside: { label: Text; description: Text };
}

/** A page and a result of the quiz for each fuel. */
export const demoFuels: readonly DemoFuel[] = [
  {
    key: 'petrol',
    path: '/petrol-vs-diesel.html',
    engineType: 'petrol',
    title: text('البنزين أم الديزل؟', 'Petrol or diesel?'),
    meta_description: text(
      'متى يكون البنزين هو الخيار الأنسب، وبماذا يختلف عن الديزل.',
      'When petrol is the better choice, and how it differs from diesel.',
    ),
    image: image(
      'hero/coast-coupe-silver',
      'سيارة كوبيه فضية على الساحل',
      'Silver coupé on the coast',
    ),
    introduction: text(
      'محرك البنزين هادئ وسريع الاستجابة، ويناسب من يقود مسافات متوسطة في المدينة وخارجها.',
      'A petrol engine is quiet and quick to respond. It suits medium distances, in town and beyond.',
    ),
    description: text(
      'يعمل البنزين بكفاءة منذ الدقائق الأولى، فلا تضرّه المشاوير القصيرة. على الطرق الطويلة يستهلك أكثر من الديزل، وفي المدينة يتقاربان.',
      'Petrol runs well from the first minutes, so short runs do it no harm. On long journeys it uses more than diesel; in town the two are close.',
    ),
    advantages: [
      text('هادئ في المدينة وعلى الطريق', 'Quiet in town and on the road'),
      text('سعر شراء أقل من الديزل والهجين', 'Costs less to buy than diesel or a hybrid'),
      text('وقود متوفر في كل مكان', 'Fuel is available everywhere'),
    ],
    advantagesImage: image(
      'detail/coupe-headlamp-silver',
      'مصباح أمامي لسيارة كوبيه فضية',
      'Headlamp of a silver coupé',
    ),
    disadvantages: [
      text('استهلاك أعلى على الطرق السريعة', 'Uses more fuel on motorways'),
      text('عزم أقل عند القطر', 'Less torque for towing'),
    ],
    disadvantagesImage: image(
      'hero/city-coupe-burgundy',
      'سيارة كوبيه عنابية في المدينة ليلًا',
      'Burgundy coupé in the city at night',
    ),
    aside: {
      label: text('جرّب الفرق على الطريق', 'Feel the difference on the road'),
      description: text(
        'نحجز لك تجربة قيادة لدى الوكيل الأقرب إليك.',
        'We book a test drive for you at the retailer nearby.',
      ),
    },
  },
  {
    key: 'diesel',
    path: '/diesel-vs-petrol.html',
    engineType: 'diesel',
    title: text('الديزل أم البنزين؟', 'Diesel or petrol?'),
    meta_description: text(
      'متى يكون الديزل هو الخيار الأنسب، وبماذا يختلف عن البنزين.',
      'When diesel is the better choice, and how it differs from petrol.',
    ),
    image: image(
      'hero/desert-offroader-sand',
      'سيارة دفع رباعي في الصحراء',
      'Off-roader in the desert',
    ),
    introduction: text(
      'الديزل للمسافات الطويلة وللأحمال: عزم كبير من سرعات منخفضة، واستهلاك أقل على الطرق السريعة.',
      'Diesel is for long distances and loads: high torque at low speeds, and less fuel on motorways.',
    ),
    description: text(
      'يحتاج مرشّح العادم إلى رحلات أطول من حين إلى آخر كي ينظّف نفسه. من يقود مشاوير قصيرة فقط يناسبه البنزين أو الهجين.',
      'Its exhaust filter needs a longer journey now and then to clean itself. For short runs alone, petrol or a hybrid is the better choice.',
    ),
    advantages: [
      text('استهلاك أقل على الطرق السريعة', 'Uses less fuel on motorways'),
      text('عزم كبير للقطر والرمال', 'High torque for towing and sand'),
      text('مدى أطول بخزان واحد', 'Goes further on one tank'),
    ],
    advantagesImage: image(
      'detail/offroader-wheel-sand',
      'عجلة سيارة دفع رباعي رملية اللون',
      'Wheel of a sand-coloured off-roader',
    ),
    disadvantages: [
      text('لا يناسب المشاوير القصيرة وحدها', 'Not made for short runs alone'),
      text('سعر شراء أعلى من البنزين', 'Costs more to buy than petrol'),
    ],
    disadvantagesImage: image(
      'hero/desert-dusk-luxsuv-green',
      'سيارة دفع رباعي خضراء في الصحراء عند الغروب',
      'Green SUV in the desert at dusk',
    ),
    aside: {
      label: text('اختر سيارتك للرحلات', 'Choose your touring car'),
      description: text(
        'لدى وكلائنا سيارات ديزل جاهزة للتسليم.',
        'Our retailers have diesel cars ready for delivery.',
      ),
    },
  },
  {
    key: 'phev',
    path: '/phev.html',
    engineType: 'plug_in_hybrid',
    title: text('الهجين القابل للشحن', 'The plug-in hybrid'),
    meta_description: text(
      'كيف يعمل الهجين القابل للشحن، ولمن يصلح.',
      'How a plug-in hybrid works, and who it is for.',
    ),
    image: image(
      'hero/mountain-luxsuv-silver',
      'سيارة دفع رباعي فضية في الجبال',
      'Silver SUV in the mountains',
    ),
    introduction: text(
      'محرك كهربائي للمشاوير اليومية، ومحرك بنزين لما بعدها، في سيارة واحدة.',
      'An electric motor for daily runs and a petrol engine for everything beyond, in one car.',
    ),
    description: text(
      'اشحن ليلًا وابدأ يومك بالكهرباء. وحين تفرغ البطارية يكمل محرك البنزين الرحلة دون توقف.',
      'Charge at night and start the day on electricity. When the battery is empty, the petrol engine continues without a stop.',
    ),
    advantages: [
      text('قيادة كهربائية في المدينة', 'Electric driving in town'),
      text('لا انتظار للشحن في السفر', 'No waiting to charge on a journey'),
      text('يُشحن من البيت', 'Charges at home'),
    ],
    advantagesImage: image('interior/centre-console', 'الكونسول الوسطي', 'The centre console'),
    disadvantages: [
      text('يوفّر حين يُشحن كل ليلة فقط', 'Saves only if it is charged every night'),
      text('أثقل من سيارة البنزين', 'Heavier than a petrol car'),
    ],
    disadvantagesImage: image(
      'detail/luxsuv-headlamp-silver',
      'مصباح أمامي لسيارة دفع رباعي فضية',
      'Headlamp of a silver SUV',
    ),
    aside: {
      label: text('الشحن في بيتك', 'Charging at home'),
      description: text(
        'يزورك فنيّنا ويقترح مكان الشاحن قبل الشراء.',
        'Our technician visits you and suggests a place for the charger before you buy.',
      ),
    },
  },
  {
    key: 'bev',
    path: '/bev.html',
    engineType: 'electric',
    title: text('السيارة الكهربائية', 'The electric car'),
    meta_description: text(
      'ماذا يعني أن تقود بالكهرباء في الإمارات: المدى والشحن والكلفة.',
      'What driving on electricity means in the UAE: range, charging and cost.',
    ),
    image: image(
      'hero/charging-midsuv-white',
      'سيارة دفع رباعي بيضاء عند نقطة شحن',
      'White SUV at a charge point',
    ),
    introduction: text(
      'مشاوير قصيرة ونقطة شحن قريبة: هنا تكون الكهرباء أسهل من محطة الوقود.',
      'Short runs and a charge point nearby: that makes electricity easier than a filling station.',
    ),
    description: text(
      'تبدأ كل صباح ببطارية ممتلئة. للرحلات البعيدة تخطّط السيارة مواقف الشحن على الطريق، وفي الصيف يبرّد المكيّف المقصورة قبل أن تدخلها.',
      'You start each morning with a full battery. On long journeys the car plans its charging stops, and in summer it cools the cabin before you get in.',
    ),
    advantages: [
      text('لا انبعاثات من العادم', 'No tailpipe emissions'),
      text('كلفة أقل لكل كيلومتر', 'Lower cost per kilometre'),
      text('استجابة فورية وهدوء كامل', 'Instant response and complete quiet'),
    ],
    advantagesImage: image(
      'interior/driver-view',
      'المقصورة من مقعد السائق',
      'The cabin from the driver’s seat',
    ),
    disadvantages: [
      text('تحتاج الرحلات البعيدة إلى خطة للشحن', 'Long journeys need a charging plan'),
      text('سعر شراء أعلى', 'Costs more to buy'),
    ],
    disadvantagesImage: image(
      'place/pavilion-evening',
      'المعرض مساءً',
      'The showroom in the evening',
    ),
    aside: {
      label: text('شاحن في بيتك', 'A charger at your home'),
      description: text(
        'نركّب الشاحن ونجرّبه قبل أن نسلّمك السيارة.',
        'We install and test the charger before we deliver the car.',
      ),
    },
  },
];
