import { type Article, onward, said, scene, words } from './article.js';

export const ownership: readonly Article[] = [
  {
    key: 'range-rover-season',
    age: 34,
    image_id: 'hero/desert-dusk-luxsuv-green',
    title: ['ألوان الموسم لرينج روڤر', 'Colours of the season for Range Rover'],
    summary: [
      'ثلاثة ألوان استُلهمت من الساحل والجبل والواحة، متوفرة للطلب الآن.',
      'Three paints inspired by coast, mountain and oasis, to be ordered from now on.',
    ],
    blocks: [
      words([
        'أخضر الواحة، وفضّي الساحل، ورمليّ الجبل: ثلاثة ألوان اختيرت بعد أن عُرضت عيناتها عامًا كاملًا تحت شمس أبوظبي.',
        'Oasis green, coast silver and mountain sand: three paints that were chosen after their samples had spent a whole year under the sun of Abu Dhabi.',
      ]),
      scene(
        'studio/luxsuv-rear34-sand',
        ['رينج روڤر بلون الرمل من الخلف', 'Sand-coloured Range Rover from the rear'],
        ['لماذا عام كامل', 'Why a whole year'],
        [
          'يتغيّر الطلاء تحت الأشعة فوق البنفسجية ببطء، ويظهر الفرق في الأسطح الأفقية أولًا. بقيت الألوان الثلاثة ضمن حدود لا تراها العين.',
          'Paint changes slowly under ultraviolet light, and horizontal surfaces show it first. These three stayed within limits that the eye cannot see.',
        ],
        { is_reversed: true },
      ),
      words(
        [
          'تُطلب الألوان مع كل فئات رينج روڤر ورينج روڤر سبورت. السيارات الأولى بها في معارض دبي وأبوظبي من هذا الشهر.',
          'The paints can be ordered with every Range Rover and Range Rover Sport. The first cars in them are in the showrooms of Dubai and Abu Dhabi this month.',
        ],
        ['متى تصل', 'When they arrive'],
      ),
      onward(['شاهدها على السيارة', 'See them on the car'], '/range-rover', [
        'اكتشف رينج روڤر',
        'Discover Range Rover',
      ]),
    ],
  },
  {
    key: 'approved-165',
    age: 58,
    image_id: 'place/interior-evening',
    title: ['165 نقطة فحص لكل سيارة معتمدة', '165 checks for each approved car'],
    summary: [
      'كيف نفحص سيارة قبل أن نضع اسمنا عليها، خطوة بخطوة.',
      'How we examine a car before we put our name to it, step by step.',
    ],
    blocks: [
      words([
        'لا تصبح السيارة معتمدة لأنها نظيفة. تقضي يومًا كاملًا في الورشة، ويوقّع على التقرير فني لم يشارك في تقييم سعرها.',
        'A car does not become approved by being clean. It spends a whole day in the workshop, and the report is signed by a technician who had no part in valuing it.',
      ]),
      words(
        [
          'تبدأ القائمة بالسجل: الصيانة والحوادث والرهون. ثم المحرّك وناقل الحركة على الطريق وعلى الرافعة، وثخانة الطلاء في أربعين موضعًا، والإطارات والمكابح بالميليمتر.\n\nواحدة من كل أربع سيارات لا تجتاز الفحص، فلا تُباع باسمنا.',
          'The list begins with records: service, accidents and loans. Then come engine and gearbox, on the road and on the lift, the depth of the paint at forty places, and tyres and brakes to the millimetre.\n\nOne car in four does not pass, and is not sold under our name.',
        ],
        ['من السجل إلى الميليمتر', 'From records to millimetres'],
      ),
      words(
        [
          'ضمان 24 شهرًا، وسبعة أيام لإعادة السيارة، وتقرير الفحص كاملًا بيدك.',
          'A warranty of 24 months, seven days to return the car, and the whole report in your hands.',
        ],
        ['ما الذي تحصل عليه', 'What you get'],
      ),
      onward(['السيارات المعتمدة', 'Approved cars'], '/vehicles?states=approved', [
        'تصفّح السيارات المعتمدة',
        'Browse approved cars',
      ]),
    ],
  },
  {
    key: 'plug-in-summer',
    age: 71,
    image_id: 'hero/courtyard-luxsuv-sand',
    title: ['السيارات الهجينة في صيف الخليج', 'Plug-in hybrids in a Gulf summer'],
    summary: [
      'ماذا تفعل خمس وأربعون درجة بالبطارية والمدى، وما الذي تفعله السيارة حيال ذلك.',
      'What forty-five degrees do to battery and range, and what the car does about it.',
    ],
    blocks: [
      words([
        'قسنا المدى الكهربائي لست سيارات هجينة من أسطول الصيانة، من مايو إلى سبتمبر، على الطريق نفسه بين دبي وأبوظبي.',
        'From May to September we measured the electric range of six plug-in hybrids of our service fleet, on the same road between Dubai and Abu Dhabi.',
      ]),
      words(
        [
          'في يوليو قلّ المدى بمقدار 14% عنه في مارس. معظم الفرق ذهب إلى التكييف، لا إلى البطارية: تبريدها السائل أبقاها دون 38 درجة في كل القياسات.\n\nالسيارات التي بُرّدت وهي موصولة بالشاحن خسرت 6% فقط.',
          'In July the range was 14% less than in March. Most of the difference went into air conditioning rather than the battery. Its liquid cooling kept it below 38 degrees in every measurement.\n\nCars that were cooled while still plugged in lost only 6%.',
        ],
        ['ما الذي قسناه', 'What we measured'],
      ),
      scene(
        'interior/centre-console',
        ['الكونسول الوسطي مع مفتاح التحكم الدوّار', 'Centre console with its rotary controller'],
        ['نصيحتان', 'Two pieces of advice'],
        [
          'اضبط موعد المغادرة في التطبيق، فتبرد المقصورة من كهرباء البيت. ولا تشحن إلى مئة بالمئة إذا كانت السيارة ستقف تحت الشمس طوال النهار.',
          'Set the hour of departure in the app, so that the cabin is cooled with electricity from the house. And do not charge to a hundred per cent if the car will stand in the sun all day.',
        ],
      ),
    ],
  },
  {
    key: 'summer-check',
    age: 203,
    image_id: 'detail/luxsuv-wheel-silver',
    title: ['عشر دقائق قبل الصيف', 'Ten minutes before the summer'],
    summary: [
      'الإطارات والبطارية والتبريد: ثلاثة فحوص مجانية لدى كل وكيل هذا الشهر.',
      'Tyres, battery and cooling: three checks free of charge at every retailer this month.',
    ],
    blocks: [
      words([
        'ثلثا طلبات المساعدة على الطريق في الصيف سببها إطار أو بطارية. كلاهما يُكشف في عشر دقائق، ولذلك نفحصهما دون موعد ودون مقابل.',
        'Two thirds of the calls for roadside assistance in summer are for a tyre or a battery. Both can be found in ten minutes, so we check them without an appointment and free of charge.',
      ]),
      words(
        [
          'الإطارات: العمق والعمر والضغط البارد. فوق خمس سنوات ننصح بالتبديل، ولو بقي فيها عمق.\n\nالبطارية: قدرة البدء تحت الحمل، لا الجهد وحده.\n\nالتبريد: مستوى السائل وعمره، وحرارة الهواء الخارج من المكيف.',
          'Tyres: depth, age and cold pressure. Beyond five years we advise new ones, even with depth left.\n\nBattery: its starting power under load, not only its voltage.\n\nCooling: level and age of the coolant, and the temperature of the air from the vents.',
        ],
        ['ماذا نفحص', 'What we check'],
      ),
      said(
        [
          'الإطار لا ينفجر فجأة. كان يقول لك ذلك منذ أشهر، لكن من أسفل السيارة.',
          'A tyre does not burst all of a sudden. It has been telling you for months, but from under the car.',
        ],
        ['رائد منصور', 'Raed Mansour'],
        ['مدير ورشة، دبي', 'Workshop manager, Dubai'],
      ),
      onward(['خدمات المالكين', 'Services for owners'], '/owners', ['كل الخدمات', 'All services']),
    ],
  },
];
