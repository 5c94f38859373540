import { text } from '../demo-page.js';

type Named = readonly [value: string, ar: string, en: string];

const bodies: readonly Named[] = [
  ['suv', 'دفع رباعي', 'SUV'],
  ['saloon', 'سيدان', 'Saloon'],
  ['coupe', 'كوبيه', 'Coupé'],
  ['estate', 'ستيشن', 'Estate'],
  ['hatchback', 'هاتشباك', 'Hatchback'],
  ['convertible', 'مكشوفة', 'Convertible'],
  ['pickup', 'بيك أب', 'Pick-up'],
  ['van', 'ڤان', 'Van'],
];

const fuels: readonly Named[] = [
  ['petrol', 'بنزين', 'Petrol'],
  ['diesel', 'ديزل', 'Diesel'],
  ['mild_hybrid', 'هجين خفيف', 'Mild hybrid'],
  ['plug_in_hybrid', 'هجين قابل للشحن', 'Plug-in hybrid'],
  ['electric', 'كهرباء', 'Electric'],
];

/** The usual trade-ins in the Gulf, the market's own brands first. */
const brands: readonly (readonly [brand: Named, models: readonly Named[]])[] = [
  [
    ['land_rover', 'لاند روڤر', 'Land Rover'],
    [
      ['defender', 'ديفندر', 'Defender'],
      ['discovery', 'ديسكفري', 'Discovery'],
      ['range_rover', 'رينج روڤر', 'Range Rover'],
      ['range_rover_sport', 'رينج روڤر سبورت', 'Range Rover Sport'],
      ['range_rover_evoque', 'رينج روڤر إيڤوك', 'Range Rover Evoque'],
    ],
  ],
  [
    ['jaguar', 'جاكوار', 'Jaguar'],
    [
      ['f_pace', 'إف-بيس', 'F-PACE'],
      ['e_pace', 'إي-بيس', 'E-PACE'],
      ['f_type', 'إف-تايب', 'F-TYPE'],
      ['xe', 'إكس إي', 'XE'],
      ['xf', 'إكس إف', 'XF'],
      ['xj', 'إكس جي', 'XJ'],
    ],
  ],
  [
    ['toyota', 'تويوتا', 'Toyota'],
    [
      ['land_cruiser', 'لاند كروزر', 'Land Cruiser'],
      ['prado', 'برادو', 'Prado'],
      ['camry', 'كامري', 'Camry'],
    ],
  ],
  [
    ['nissan', 'نيسان', 'Nissan'],
    [
      ['patrol', 'باترول', 'Patrol'],
      ['x_trail', 'إكس تريل', 'X-Trail'],
    ],
  ],
  [
    ['lexus', 'لكزس', 'Lexus'],
    [
      ['lx', 'إل إكس', 'LX'],
      ['rx', 'آر إكس', 'RX'],
    ],
  ],
  [
    ['mercedes_benz', 'مرسيدس-بنز', 'Mercedes-Benz'],
    [
      ['g_class', 'الفئة جي', 'G-Class'],
      ['e_class', 'الفئة إي', 'E-Class'],
    ],
  ],
  [
    ['bmw', 'بي إم دبليو', 'BMW'],
    [
      ['x5', 'إكس 5', 'X5'],
      ['series_5', 'الفئة الخامسة', '5 Series'],
    ],
  ],
  [
    ['porsche', 'بورشه', 'Porsche'],
    [
      ['cayenne', 'كايين', 'Cayenne'],
      ['macan', 'ماكان', 'Macan'],
    ],
  ],
  [['other', 'أخرى', 'Other'], [['other', 'طراز آخر', 'Another model']]],
];

type Kind = 'bodyTypes' | 'brands' | 'models' | 'fuelTypes';

const option = (kind: Kind, [value, ar, en]: Named, brand = '') => ({
  kind,
  value,
  brand,
  label: text(ar, en),
});

export const demoTradeInOptions = [
  ...bodies.map((body) => option('bodyTypes', body)),
  ...fuels.map((fuel) => option('fuelTypes', fuel)),
  ...brands.map(([brand]) => option('brands', brand)),
  ...brands.flatMap(([[brand], models]) => models.map((model) => option('models', model, brand))),
].map((each, position) => ({ ...each, position: position + 1 }));
