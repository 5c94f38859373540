// One table: every model of the demo stock with its versions.

import type { PowertrainKey } from './powertrains.js';

/** Body types of the demo's vehicles. */
type BodyType =
  | 'suv'
  | 'sedan'
  | 'coupe'
  | 'convertible'
  | 'estate'
  | 'hatchback'
  | 'pickup'
  | 'van';

export interface Body {
  /** Suffix of the nameplate: `110`; blank for the base body. */
  suffix: string;
  suffix_ar?: string;
  seats: readonly number[];
  price: number;
}

export interface Model {
  nameplate: string;
  ar: string;
  brand: 'Land Rover' | 'Jaguar';
  external_code: string;
  model_group: string;
  /** Car of the picture pack. */
  pictures: 'offroader' | 'luxsuv' | 'midsuv' | 'coupe' | 'saloon';
  body_type: BodyType;
  /** Number of vehicles in a stock of 600. */
  share: number;
  /** New price of the base version in AED. */
  price: number;
  bodies: readonly Body[];
  /** From base to top; the factor multiplies the base price. Some exist with one engine only. */
  trims: readonly (readonly [name: string, factor: number, only?: PowertrainKey])[];
  powertrains: readonly (readonly [key: PowertrainKey, weight: number])[];
  /** Four VIN characters after the maker's three. */
  vin: string;
  /** The main selling point, one sentence. */
  story: { ar: string; en: string };
}

const plain: readonly Body[] = [{ suffix: '', seats: [5], price: 0 }];

export const models: readonly Model[] = [
  {
    nameplate: 'Defender',
    ar: 'ديفندر',
    brand: 'Land Rover',
    external_code: 'defender',
    model_group: 'Defender',
    pictures: 'offroader',
    body_type: 'suv',
    share: 118,
    price: 265000,
    bodies: [
      { suffix: '110', seats: [5, 5, 7], price: 24000 },
      { suffix: '90', seats: [5, 6], price: 0 },
      { suffix: '130', seats: [8], price: 68000 },
    ],
    trims: [
      ['S', 1],
      ['SE', 1.08],
      ['X-Dynamic SE', 1.13],
      ['X-Dynamic HSE', 1.22],
      ['X', 1.38],
      ['V8', 1.4, 'p525'],
    ],
    powertrains: [
      ['p300', 3],
      ['d250', 2],
      ['d300', 2],
      ['p400', 5],
      ['p400e', 1],
    ],
    vin: 'EA7B',
    story: {
      ar: 'رفيق الدروب الوعرة ورحلات العائلة على السواء، بمقصورة متينة وسهلة العناية.',
      en: 'At home on rough tracks and on family trips alike, with a cabin that is tough and easy to care for.',
    },
  },
  {
    nameplate: 'Range Rover',
    ar: 'رينج روڤر',
    brand: 'Land Rover',
    external_code: 'range-rover',
    model_group: 'Range Rover',
    pictures: 'luxsuv',
    body_type: 'suv',
    share: 86,
    price: 545000,
    bodies: [
      { suffix: '', seats: [5], price: 0 },
      { suffix: 'LWB', seats: [5, 7], price: 46000 },
    ],
    trims: [
      ['SE', 1],
      ['HSE', 1.12],
      ['Autobiography', 1.34],
      ['SV', 1.7, 'p615'],
    ],
    powertrains: [
      ['p400', 4],
      ['d350', 2],
      ['p460e', 1],
      ['p550e', 1],
      ['p530', 4],
    ],
    vin: 'GA2A',
    story: {
      ar: 'هدوء تام ومقاعد خلفية رحبة، وحضور لا يحتاج إلى صوت مرتفع.',
      en: 'Complete calm, generous rear seats and a presence that need not raise its voice.',
    },
  },
  {
    nameplate: 'Range Rover Sport',
    ar: 'رينج روڤر سبورت',
    brand: 'Land Rover',
    external_code: 'range-rover-sport',
    model_group: 'Range Rover',
    pictures: 'luxsuv',
    body_type: 'suv',
    share: 82,
    price: 395000,
    bodies: plain,
    trims: [
      ['S', 1],
      ['SE', 1.06],
      ['Dynamic SE', 1.11],
      ['Dynamic HSE', 1.2],
      ['Autobiography', 1.36],
    ],
    powertrains: [
      ['p360', 3],
      ['p400', 4],
      ['d300', 2],
      ['d350', 1],
      ['p460e', 2],
      ['p530', 2],
    ],
    vin: 'WA2A',
    story: {
      ar: 'وضعية قيادة مشدودة واستجابة سريعة مع راحة السفر الطويل.',
      en: 'A taut driving position and quick responses, with the comfort of a long-distance car.',
    },
  },
  {
    nameplate: 'Range Rover Evoque',
    ar: 'رينج روڤر إيڤوك',
    brand: 'Land Rover',
    external_code: 'range-rover-evoque',
    model_group: 'Range Rover',
    pictures: 'midsuv',
    body_type: 'suv',
    share: 62,
    price: 205000,
    bodies: plain,
    trims: [
      ['S', 1],
      ['Dynamic SE', 1.1],
      ['Dynamic HSE', 1.19],
      ['Autobiography', 1.3],
    ],
    powertrains: [
      ['p200', 3],
      ['p250', 4],
      ['d200', 2],
      ['p300e', 2],
    ],
    vin: 'ZA2B',
    story: {
      ar: 'مقاس يناسب المدينة وتفاصيل تليق بفئة أعلى.',
      en: 'Sized for the city, with details from the class above.',
    },
  },
  {
    nameplate: 'Discovery',
    ar: 'ديسكفري',
    brand: 'Land Rover',
    external_code: 'discovery',
    model_group: 'Discovery',
    pictures: 'midsuv',
    body_type: 'suv',
    share: 58,
    price: 285000,
    bodies: [{ suffix: '', seats: [7, 7, 5], price: 0 }],
    trims: [
      ['S', 1],
      ['Dynamic SE', 1.08],
      ['Dynamic HSE', 1.18],
      ['Metropolitan', 1.29],
    ],
    powertrains: [
      ['p300', 4],
      ['p360', 3],
      ['d250', 2],
      ['d300', 2],
    ],
    vin: 'RA2B',
    story: {
      ar: 'سبعة مقاعد كاملة ومساحة أمتعة تكفي رحلة نهاية الأسبوع.',
      en: 'Seven full seats and luggage space for a whole weekend away.',
    },
  },
  {
    nameplate: 'F-PACE',
    ar: 'إف-بيس',
    brand: 'Jaguar',
    external_code: 'f-pace',
    model_group: 'PACE',
    pictures: 'midsuv',
    body_type: 'suv',
    share: 54,
    price: 245000,
    bodies: plain,
    trims: [
      ['S', 1],
      ['R-Dynamic S', 1.06],
      ['R-Dynamic SE', 1.13],
      ['R-Dynamic HSE', 1.22],
      ['SVR', 1.3, 'p550'],
    ],
    powertrains: [
      ['p250', 4],
      ['p300', 2],
      ['d200', 2],
      ['p400', 3],
      ['p400e', 2],
    ],
    vin: 'DA2B',
    story: {
      ar: 'سيارة عملية تُقاد كسيارة رياضية.',
      en: 'A practical car that drives like a sports car.',
    },
  },
  {
    nameplate: 'E-PACE',
    ar: 'إي-بيس',
    brand: 'Jaguar',
    external_code: 'e-pace',
    model_group: 'PACE',
    pictures: 'midsuv',
    body_type: 'suv',
    share: 38,
    price: 175000,
    bodies: plain,
    trims: [
      ['S', 1],
      ['R-Dynamic S', 1.07],
      ['R-Dynamic SE', 1.14],
      ['R-Dynamic HSE', 1.23],
    ],
    powertrains: [
      ['p200', 3],
      ['p250', 4],
      ['d165', 2],
      ['p300e', 2],
    ],
    vin: 'FA2B',
    story: {
      ar: 'صغيرة من الخارج، سخية من الداخل، وسهلة الركن.',
      en: 'Small outside, generous inside and easy to park.',
    },
  },
  {
    nameplate: 'I-PACE',
    ar: 'آي-بيس',
    brand: 'Jaguar',
    external_code: 'i-pace',
    model_group: 'PACE',
    pictures: 'midsuv',
    body_type: 'suv',
    share: 30,
    price: 295000,
    bodies: plain,
    trims: [
      ['S', 1],
      ['R-Dynamic SE', 1.09],
      ['R-Dynamic HSE', 1.18],
    ],
    powertrains: [
      ['ev320', 1],
      ['ev400', 4],
    ],
    vin: 'HA2B',
    story: {
      ar: 'كهربائية بالكامل، صامتة في المدينة وسريعة حين تريد.',
      en: 'Fully electric, silent in town and quick when you ask.',
    },
  },
  {
    nameplate: 'F-TYPE',
    ar: 'إف-تايب',
    brand: 'Jaguar',
    external_code: 'f-type',
    model_group: 'F-TYPE',
    pictures: 'coupe',
    body_type: 'coupe',
    share: 30,
    price: 295000,
    bodies: [
      { suffix: 'Coupé', suffix_ar: 'كوبيه', seats: [2], price: 0 },
      { suffix: 'Coupé 75', suffix_ar: 'كوبيه 75', seats: [2], price: 31000 },
    ],
    trims: [
      ['R-Dynamic', 1],
      ['First Edition', 1.12],
      ['R', 1.15, 'p575'],
    ],
    powertrains: [
      ['p300rwd', 3],
      ['p450rwd', 3],
      ['p450', 2],
    ],
    vin: 'DA6A',
    story: {
      ar: 'مقعدان ومحرك يُسمَع ويُحَس، وطريق مفتوح.',
      en: 'Two seats, an engine to hear and feel, and an open road.',
    },
  },
  {
    nameplate: 'XE',
    ar: 'إكس إي',
    brand: 'Jaguar',
    external_code: 'xe',
    model_group: 'Saloon',
    pictures: 'saloon',
    body_type: 'sedan',
    share: 20,
    price: 165000,
    bodies: plain,
    trims: [
      ['S', 1],
      ['R-Dynamic S', 1.08],
      ['R-Dynamic HSE', 1.2],
    ],
    powertrains: [
      ['p250rwd', 5],
      ['p300', 2],
      ['p300manual', 1],
      ['d200', 1],
    ],
    vin: 'AA4B',
    story: {
      ar: 'سيدان رشيقة لمن يحب القيادة بنفسه.',
      en: 'A lithe saloon for those who like to drive themselves.',
    },
  },
  {
    nameplate: 'XF',
    ar: 'إكس إف',
    brand: 'Jaguar',
    external_code: 'xf',
    model_group: 'Saloon',
    pictures: 'saloon',
    body_type: 'sedan',
    share: 22,
    price: 205000,
    bodies: plain,
    trims: [
      ['S', 1],
      ['R-Dynamic S', 1.07],
      ['R-Dynamic SE', 1.14],
      ['R-Dynamic HSE', 1.22],
    ],
    powertrains: [
      ['p250rwd', 5],
      ['p300', 3],
      ['d200', 2],
    ],
    vin: 'BA4B',
    story: {
      ar: 'سيدان رحبة وهادئة للمسافات الطويلة بين المدن.',
      en: 'A roomy, quiet saloon for long drives between cities.',
    },
  },
];
