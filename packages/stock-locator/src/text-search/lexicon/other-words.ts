/**
 * Common words for equipment and drives, each with the words that stocks use for it. The first ones
 * that the stock contains are searched.
 */
export const otherWords: readonly (readonly [
  stock: readonly string[],
  people: readonly string[],
])[] = [
  [
    ['دفع رباعي', 'all-wheel drive', 'awd'],
    [
      'فور ويل',
      'فورويل',
      'فور ويل درايف',
      'دبل',
      '4x4',
      '4wd',
      'awd',
      'four wheel drive',
      'all wheel drive',
      'دفع رباعي',
      'الدفع الرباعي',
    ],
  ],
  [
    ['مقاعد مبردة', 'cooled seats', 'ventilated seats', 'مقاعد مهواة'],
    [
      'تبريد مقاعد',
      'تبريد المقاعد',
      'تبريد كراسي',
      'كراسي مبردة',
      'كراسي تبريد',
      'مقاعد تبريد',
      'مقاعد مبردة',
      'cooled seats',
      'cooling seats',
      'ventilated seats',
      'ac seats',
    ],
  ],
  [
    ['مقاعد مدفأة', 'heated seats'],
    ['تدفئة مقاعد', 'تدفئة المقاعد', 'تدفئة كراسي', 'كراسي مدفأة', 'heated seats', 'seat heating'],
  ],
  [
    ['سقف بانورامي', 'panoramic roof', 'فتحة سقف', 'sunroof'],
    [
      'بانوراما',
      'البانوراما',
      'سقف بانوراما',
      'سقف بانورامي',
      'فتحة بانوراما',
      'فتحة سقف',
      'فتحة بالسقف',
      'فتحة',
      'سقف زجاجي',
      'panorama',
      'panoramic',
      'panoramic roof',
      'panorama roof',
      'pano roof',
      'sunroof',
      'sun roof',
      'moonroof',
      'glass roof',
      'banorama',
      'fat7at sa2f',
      'fat7et sa2f',
      'fathat saqf',
      'fat7a',
    ],
  ],
  [
    ['شاشة عرض الزجاج الأمامي', 'head-up display'],
    [
      'هيد اب',
      'هيد اب ديسبلاي',
      'head up',
      'head up display',
      'heads up',
      'heads up display',
      'hud',
      'شاشة على الزجاج',
    ],
  ],
  [
    ['مثبت سرعة متكيف', 'adaptive cruise control'],
    [
      'رادار',
      'مثبت رادار',
      'مثبت سرعة رادار',
      'مثبت سرعة متكيف',
      'radar cruise',
      'adaptive cruise',
      'adaptive cruise control',
      'acc',
    ],
  ],
  [
    ['كاميرات محيطية 360', '360-degree surround cameras'],
    [
      'كاميرا 360',
      'كاميرات 360',
      '360 كاميرا',
      '360 camera',
      '360 cameras',
      'camera 360',
      'surround camera',
      'surround view',
    ],
  ],
  [
    ['دون مفتاح', 'keyless'],
    ['بدون مفتاح', 'دخول بدون مفتاح', 'بصمة', 'keyless', 'keyless entry', 'keyless start'],
  ],
  [
    ['شاحن لاسلكي', 'wireless charging'],
    ['شحن لاسلكي', 'شاحن وايرلس', 'wireless charger', 'wireless charging'],
  ],
  [
    ['قضيب سحب', 'tow bar'],
    ['هوك', 'سحاب', 'هوك سحب', 'tow bar', 'towbar', 'tow hook', 'towing hitch'],
  ],
  [
    ['باب خلفي كهربائي', 'powered tailgate'],
    [
      'شنطة كهرباء',
      'شنط كهرباء',
      'باب كهربائي',
      'باب كهرباء',
      'باب خلفي كهربائي',
      'شنطة كهربائية',
      'دبة كهرباء',
      'electric tailgate',
      'power tailgate',
      'powered tailgate',
    ],
  ],
  [
    ['حساسات اصطفاف', 'parking sensors'],
    ['حساسات', 'سنسر', 'parking sensors', 'pdc'],
  ],
  [
    ['زجاج داكن', 'privacy glass'],
    ['تظليل', 'زجاج مظلل', 'tinted windows', 'tinted glass', 'privacy glass'],
  ],
  [
    ['كاميرا خلفية', 'rear camera'],
    ['كاميرا خلف', 'reverse camera', 'backup camera', 'rear camera', 'rear view camera'],
  ],
  [
    ['شاشتان للركاب', 'screens for rear passengers'],
    ['شاشات خلفية', 'شاشات خلف', 'شاشات ورا', 'rear screens', 'rear entertainment', 'rear tv'],
  ],
  [
    ['صندوق تبريد', 'cooler box'],
    ['ثلاجة', 'براد', 'fridge', 'refrigerator', 'cool box', 'coolbox', 'thallaja'],
  ],
  [
    ['نظام صوت', 'surround sound', 'sound system'],
    ['سماعات', 'سماعات قوية', 'نظام صوتي', 'speakers', 'sound system'],
  ],
  [
    ['LWB'],
    ['طويل', 'طويلة', 'الطويل', 'شاصي طويل', 'لونج', 'لونق', 'long wheelbase', 'long', 'lwb'],
  ],
  [
    ['black exterior pack'],
    ['black pack', 'black package', 'blackpack', 'باكج اسود', 'باقة سوداء', 'بلاك باكج'],
  ],
  [
    ['عسل', 'honey'],
    ['عسلي', 'عسلية', 'honey'],
  ],
  [
    ['جلد', 'leather'],
    ['جلد', 'جلدية', 'leather', 'leather seats', 'مقاعد جلد', 'فرش جلد'],
  ],
];
