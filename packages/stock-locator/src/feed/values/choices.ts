import { valueKey } from '../../engine/filters/normalise-value.js';

/** Fields with a closed set of values. */
export type ChoiceName =
  | 'state'
  | 'status'
  | 'body_type'
  | 'drivetrain'
  | 'transmission'
  | 'engine_type'
  | 'financing'
  | 'color';

type Words = Readonly<Record<string, readonly string[]>>;

/**
 * Spellings of each value in feeds; spaces, hyphens, dots, case and Arabic spelling are ignored.
 */
const words: Readonly<Record<ChoiceName, Words>> = {
  state: {
    new: ['new condition', 'new', 'brand new', 'zero km', '0km', 'جديد', 'جديدة', 'وكالة', 'زيرو'],
    approved: [
      'approved',
      'certified',
      'certified pre-owned',
      'cpo',
      'معتمد',
      'معتمدة',
      'مستعملة معتمدة',
    ],
    used: ['used condition', 'used', 'pre-owned', 'preowned', 'second hand', 'مستعمل', 'مستعملة'],
  },
  status: {
    stock: [
      'stock',
      'in stock',
      'available',
      'active',
      'for sale',
      'متوفر',
      'متوفرة',
      'متاح',
      'متاحة',
    ],
    available_soon: ['available soon', 'soon', 'coming soon', 'قريبا', 'متوفرة قريبا'],
    reserved: ['reserved', 'booked', 'on hold', 'محجوز', 'محجوزة'],
    sold: ['sold', 'sold out', 'مباع', 'مباعة', 'تم البيع'],
    in_production: ['in production', 'production', 'قيد التصنيع'],
    on_demand: ['on demand', 'on order', 'to order', 'حسب الطلب'],
    delivery: [
      'delivery',
      'in transit',
      'in delivery',
      'on its way',
      'shipping',
      'في الطريق',
      'في الطريق إلينا',
      'قيد الشحن',
    ],
    demo: ['demo', 'demonstrator', 'ex demo', 'سيارة عرض', 'عرض'],
  },
  body_type: {
    suv: [
      'suv',
      'off road',
      'sport utility',
      'sport utility vehicle',
      'jeep',
      '4x4 suv',
      'جيب',
      'دفع رباعي',
      'إس يو في',
      'crossover',
      'cuv',
      'كروس أوفر',
      'كروسوفر',
    ],
    sedan: ['limousine', 'sedan', 'saloon', 'sedan/saloon', 'سيدان', 'صالون'],
    hatchback: ['small car', 'hatchback', 'hatch', 'هاتشباك', 'هاتش باك'],
    coupe: ['coupe', 'coupé', 'sports car', 'كوبيه', 'كوبية', 'رياضية'],
    convertible: [
      'convertible',
      'cabriolet',
      'cabrio',
      'roadster',
      'soft top convertible',
      'hard top convertible',
      'كشف',
      'مكشوفة',
      'كابريوليه',
    ],
    estate: ['estate car', 'estate', 'wagon', 'station wagon', 'ستيشن', 'ستيشن واجن'],
    pickup: [
      'pickup',
      'pick up',
      'pick up truck',
      'truck',
      'double cab',
      'بيك أب',
      'بيكاب',
      'ونيت',
      'شاص',
      'غمارتين',
    ],
    van: ['van', 'minivan', 'mpv', 'utility van', 'فان', 'ميني فان', 'عائلية'],
  },
  drivetrain: {
    awd: ['awd', 'all wheel drive', 'quattro', '4matic', 'xdrive', 'دفع كلي', 'دفع رباعي دائم'],
    '4wd': [
      '4wd',
      '4x4',
      'four wheel drive',
      '4 wheel drive',
      'دبل',
      'دفع رباعي',
      'دبل دفع',
      'فور ويل',
    ],
    rwd: ['rwd', 'rear wheel drive', '2wd rear', 'دفع خلفي'],
    fwd: ['fwd', 'front wheel drive', 'دفع أمامي'],
  },
  transmission: {
    automatic: [
      'automatic',
      'automatic transmission',
      'automatic gear',
      'semiautomatic gear',
      'auto',
      'at',
      'a/t',
      'tiptronic',
      'cvt',
      'dct',
      'dsg',
      'dual clutch',
      'pdk',
      'أوتوماتيك',
      'أوتوماتيكي',
      'اتوماتيك',
      'تماتيك',
      'اوتوماتك',
    ],
    manual: [
      'manual',
      'manual transmission',
      'manual gear',
      'mt',
      'm/t',
      'stick',
      'عادي',
      'يدوي',
      'جير عادي',
      'مانيوال',
    ],
    single_speed: ['single speed', 'single-speed', '1 speed', 'direct drive', 'سرعة واحدة'],
  },
  engine_type: {
    petrol: ['petrol', 'gasoline', 'gas', 'benzin', 'benzine', 'unleaded', 'بنزين'],
    diesel: ['diesel', 'ديزل'],
    hybrid: ['hybrid', 'hev', 'petrol hybrid', 'هايبرد', 'هجين', 'هايبريد'],
    mild_hybrid: ['mild hybrid', 'mhev', 'هجين خفيف'],
    plug_in_hybrid: ['plug in hybrid', 'phev', 'هجين قابل للشحن', 'بلق ان هايبرد'],
    electric: ['electricity', 'electric', 'ev', 'bev', 'كهرباء', 'كهربائي', 'كهربائية'],
  },
  financing: {
    cash: ['cash', 'purchase', 'buy', 'نقدا', 'كاش', 'شراء'],
    lease: ['lease', 'leasing', 'finance', 'تأجير', 'تمويل', 'تأجير تمويلي'],
    rent: ['rent', 'rental', 'subscription', 'subscribe', 'إيجار', 'اشتراك'],
  },
  color: {
    black: ['black', 'jet black', 'أسود', 'اسود', 'سوداء'],
    white: ['white', 'pearl', 'pearl white', 'أبيض', 'بيضاء', 'لؤلؤي'],
    silver: ['silver', 'فضي', 'فضية', 'سيلفر'],
    grey: ['grey', 'gray', 'charcoal', 'graphite', 'رمادي', 'رصاصي', 'سكني', 'رمادية'],
    sand: ['sand', 'beige', 'tan', 'cream', 'champagne', 'رملي', 'بيج', 'سكري'],
    green: ['green', 'أخضر', 'خضراء', 'زيتي'],
    burgundy: ['burgundy', 'maroon', 'عنابي', 'خمري', 'ماروني'],
    blue: ['blue', 'navy', 'turquoise', 'أزرق', 'زرقاء', 'كحلي', 'سماوي'],
    red: ['red', 'أحمر', 'حمراء'],
    brown: ['brown', 'bronze', 'copper', 'بني', 'برونزي', 'نحاسي'],
    gold: ['gold', 'golden', 'ذهبي'],
    orange: ['orange', 'برتقالي'],
    yellow: ['yellow', 'أصفر', 'صفراء'],
    purple: ['purple', 'violet', 'بنفسجي'],
  },
};

/** Normalised form for comparison. */
const choiceKey = (text: string) => valueKey(text).replace(/[\s\-_./()]+/g, '');

const byKey = new Map(
  Object.entries(words).map(([name, values]) => [
    name,
    new Map(
      Object.entries(values).flatMap(([value, names]) =>
        [value, ...names].map((word) => [choiceKey(word), value] as const),
      ),
    ),
  ]),
);

/** Value of a feed's spelling or schema.org term; undefined if unknown. */
export const readChoice = (name: ChoiceName, text: string): string | undefined =>
  byKey.get(name)?.get(choiceKey(text.replace(/^https?:\/\/schema\.org\//i, '')));

/** Shades that makers name their colours after, with the nearest colour. One or two words. */
const shades: Words = {
  black: ['ebony', 'onyx', 'obsidian', 'noir', 'raven', 'أبنوسي'],
  white: ['ivory', 'snow', 'alabaster', 'off white', 'ثلجي', 'عاجي', 'فل'],
  silver: ['platinum', 'aluminium', 'aluminum', 'chrome', 'sterling', 'بلاتيني', 'كروم'],
  grey: [
    'gun metal',
    'gunmetal',
    'anthracite',
    'slate',
    'titanium',
    'steel',
    'smoke',
    'ash',
    'lead',
    'magnetite',
    'فيراني',
    'تيتانيوم',
    'دخاني',
    'فحمي',
  ],
  sand: ['desert', 'khaki', 'camel', 'almond', 'vanilla', 'صحراوي', 'كريمي', 'شامبين', 'خاكي'],
  green: ['olive', 'emerald', 'jade', 'mint', 'زيتوني', 'زمردي'],
  burgundy: ['wine', 'bordeaux', 'merlot', 'نبيتي'],
  blue: ['azure', 'cyan', 'teal', 'sapphire', 'indigo', 'aqua', 'نيلي', 'فيروزي', 'تركواز'],
  red: ['crimson', 'scarlet', 'ruby', 'cherry', 'ياقوتي', 'قرمزي'],
  brown: ['chocolate', 'coffee', 'mocha', 'chestnut', 'walnut', 'شوكولاتي', 'قهوائي'],
  gold: ['brass'],
  orange: ['amber', 'tangerine', 'كهرماني'],
  yellow: ['lemon', 'ليموني'],
  purple: ['lilac', 'plum', 'mauve', 'aubergine', 'موف', 'ليلكي'],
};
const byShade = new Map(
  Object.entries(shades).flatMap(([color, names]) =>
    names.map((name) => [valueKey(name), color] as const),
  ),
);

/**
 * The only colour among the words of a name: `Santorini Black`, or that of its shade: `Gun Metal`;
 * undefined for none or several.
 */
export function colorWithin(text: string): string | undefined {
  const colors = byKey.get('color');
  const words = valueKey(text).split(/[\s\-_/,،]+/);
  const pairs = words.map((word, at) => `${word} ${words[at + 1] ?? ''}`);
  const only = (colorOf: (word: string) => string | undefined, within: readonly string[]) => {
    const found = new Set(
      within
        .map((word) => colorOf(word) ?? colorOf(word.replace(/^ال/, '')))
        .filter((color) => color !== undefined),
    );
    return { found, color: found.size === 1 ? [...found][0] : undefined };
  };
  const named = only((word) => colors?.get(word), words);
  if (named.found.size > 0) return named.color;
  return only((word) => byShade.get(word), [...words, ...pairs]).color;
}

/** Values of a field in display order. */
export const choicesOf = (name: ChoiceName): string[] => Object.keys(words[name]);
