// One table: the column names of feeds in both languages.

import { valueKey } from '../../engine/filters/normalise-value.js';
import type { FeedTarget } from '../feed-types.js';

/** Column names used in feeds. The first name that a column equals or contains decides. */
const vehicles: Readonly<Record<string, readonly string[]>> = {
  nameplate_brand_name: [
    'brand',
    'make',
    'manufacturer',
    'marque',
    'company',
    'car company',
    'car make',
    'الماركة',
    'الشركة المصنعة',
    'الشركة',
    'العلامة',
    'العلامة التجارية',
    'الصانع',
  ],
  nameplate_name: [
    'model',
    'model name',
    'nameplate',
    'type',
    'الموديل',
    'الطراز',
    'النوع',
    'اسم السيارة',
  ],
  model_display_name: [
    'title',
    'model display name',
    'name',
    'listing title',
    'العنوان',
    'عنوان الإعلان',
    'الاسم',
  ],
  version: [
    'version',
    'trim',
    'trim level',
    'variant',
    'grade',
    'derivative',
    'model description',
    'vehicle configuration',
    'الفئة',
    'الإصدار',
  ],
  vin: [
    'vin',
    'vin number',
    'vehicle identification number',
    'chassis',
    'chassis number',
    'chassis no',
    'رقم الهيكل',
    'رقم الشاصي',
    'الهيكل',
  ],
  item_id: [
    'item id',
    'stock no',
    'stock number',
    'stock id',
    'lot',
    'lot number',
    'sku',
    'reference',
    'ref',
    'رقم المخزون',
    'المرجع',
  ],
  order_number: ['order number', 'order no', 'order', 'رقم الطلب'],
  state: [
    'state of vehicle',
    'condition',
    'new used',
    'item condition',
    'vehicle condition',
    'state',
    'الحالة',
    'حالة السيارة',
  ],
  status: ['status', 'availability', 'stock status', 'title status', 'التوفر', 'حالة التوفر'],
  production_year: [
    'production year',
    'year',
    'year of manufacture',
    'manufacture year',
    'production date',
    'registration year',
    'السنة',
    'سنة الصنع',
    'سنة الإنتاج',
    'الموديل السنة',
  ],
  model_year: ['model year', 'vehicle model date', 'model date', 'my', 'سنة الموديل', 'سنة الطراز'],
  body_type: [
    'body type',
    'body',
    'bodytype',
    'body style',
    'vehicle type',
    'category',
    'class',
    'نوع الهيكل',
    'الشكل',
    'شكل الهيكل',
    'الفئة الشكلية',
  ],
  drivetrain: [
    'drivetrain',
    'drive train',
    'drive',
    'drive type',
    'driven wheels',
    'drive wheel configuration',
    'driving mode',
    'نظام الدفع',
    'الدفع',
  ],
  transmission: [
    'transmission',
    'gearbox',
    'gear',
    'gear type',
    'transmission type',
    'ناقل الحركة',
    'القير',
    'الجير',
    'نوع القير',
  ],
  engine_type: [
    'engine type',
    'fuel',
    'fuel type',
    'engine',
    'powertrain',
    'نوع الوقود',
    'الوقود',
    'نوع المحرك',
  ],
  number_of_seats: ['number of seats', 'seats', 'seating capacity', 'عدد المقاعد', 'المقاعد'],
  power: ['power', 'horsepower', 'hp', 'bhp', 'engine power', 'القوة', 'قوة المحرك', 'عدد الأحصنة'],
  mileage: [
    'mileage',
    'odometer',
    'kilometers',
    'kilometres',
    'kms',
    'km',
    'miles',
    'mileage from odometer',
    'العداد',
    'الممشى',
    'المسافة',
    'المسافة المقطوعة',
    'كم',
    'الكيلومترات',
  ],
  battery_capacity: ['battery capacity', 'battery', 'سعة البطارية', 'البطارية'],
  engine_capacity: [
    'engine capacity',
    'engine size',
    'displacement',
    'engine cc',
    'cc',
    'سعة المحرك',
    'حجم المحرك',
    'المحرك',
  ],
  delivery_date: ['delivery date', 'available from', 'eta', 'تاريخ التسليم'],
  registration_date: [
    'registration date',
    'first registration',
    'date registered',
    'date vehicle first registered',
    'تاريخ التسجيل',
    'أول تسجيل',
  ],
  msrp_price: [
    'msrp',
    'msrp price',
    'list price',
    'original price',
    'rrp',
    'السعر قبل الخصم',
    'السعر الأصلي',
  ],
  sale_price: [
    'sale price',
    'price',
    'selling price',
    'asking price',
    'offer price',
    'cash price',
    'consumer price amount',
    'consumer price gross',
    'السعر',
    'سعر البيع',
    'الثمن',
  ],
  base_price: ['base price', 'price before tax', 'net price', 'السعر الأساسي'],
  monthly_price: [
    'monthly price',
    'monthly payment',
    'monthly',
    'installment',
    'القسط',
    'القسط الشهري',
  ],
  subscribe_price: ['subscribe price', 'subscription price', 'سعر الاشتراك'],
  currency: ['currency', 'price currency', 'currency code', 'العملة'],
  financing_options: ['financing options', 'payment options', 'طرق الدفع'],
  owner_dealer_code: [
    'owner dealer code',
    'dealer code',
    'dealer',
    'dealer id',
    'branch',
    'branch code',
    'location code',
    'رمز الوكيل',
    'الفرع',
    'المعرض',
  ],
  color_canonical: ['color canonical', 'basic color', 'color group'],
  color_name: [
    'color name',
    'color',
    'colour',
    'exterior color',
    'exterior colour',
    'ext color',
    'اللون',
    'اللون الخارجي',
    'لون السيارة',
  ],
  interior_color: ['interior color', 'interior colour', 'int color', 'اللون الداخلي'],
  long_description: [
    'long description',
    'description',
    'details',
    'comments',
    'notes',
    'الوصف',
    'التفاصيل',
  ],
  features_standard: [
    'features standard',
    'features',
    'equipment',
    'options',
    'المواصفات',
    'المزايا',
    'التجهيزات',
  ],
  photos: [
    'photos',
    'images',
    'pictures',
    'image',
    'image url',
    'image urls',
    'photo',
    'photo urls',
    'pics',
    'الصور',
    'روابط الصور',
    'الصورة',
  ],
};

const retailers: typeof vehicles = {
  dealer_code: [
    'dealer code',
    'code',
    'dealer id',
    'id',
    'branch code',
    'رمز الوكيل',
    'الرمز',
    'رقم الفرع',
  ],
  name: [
    'name',
    'dealer name',
    'dealer',
    'branch',
    'retailer',
    'اسم الوكيل',
    'الاسم',
    'الفرع',
    'اسم الفرع',
  ],
  city: ['city', 'town', 'المدينة'],
  emirate: ['emirate', 'state', 'region', 'province', 'الإمارة', 'المنطقة'],
  address: ['address', 'street', 'العنوان', 'الشارع'],
  phone: ['phone', 'telephone', 'tel', 'mobile', 'الهاتف', 'رقم الهاتف', 'الجوال'],
  email: ['email', 'e-mail', 'mail', 'البريد', 'البريد الإلكتروني'],
  latitude: ['latitude', 'lat', 'خط العرض'],
  longitude: ['longitude', 'lng', 'lon', 'long', 'خط الطول'],
  opening_hours: ['opening hours', 'hours', 'working hours', 'ساعات العمل', 'أوقات العمل'],
  brands: ['brands', 'makes', 'العلامات', 'الماركات'],
  zip_code: [
    'zip code',
    'zip',
    'postcode',
    'postal code',
    'po box',
    'الرمز البريدي',
    'صندوق البريد',
  ],
};

/** Names of columns that identify a row, besides a VIN. */
const ids = [
  'id',
  'vehicle id',
  'car id',
  'listing id',
  'ad id',
  'uuid',
  'lot',
  'lot number',
  'stock no',
  'stock number',
  'stock id',
  'item id',
  'sku',
  'reference',
  'key',
  'المعرف',
  'رقم الإعلان',
  'رقم السيارة',
  'رقم المخزون',
];

/** Names that say nothing of a value: it has the name of its element or object. */
const holders = /^(?:key|value|val|text|content|name|#text|\$t)$/i;
const addresses = /^(?:url|src|href|content ?url)$/i;
const pictures = /^(?:images?|photos?|pictures?|representations?)$/i;

/**
 * The part of a path that names its value: `model` of `vehicle.ad:model@key`, `mileage` of
 * `mileage.value`, `price` of `offers.price`. Namespaces are left out.
 */
function ownName(path: string): string {
  const parts = path
    .split(/[.@]/)
    .map((part) => part.replace(/^[a-z][\w-]*:(?=\S)/i, ''))
    .filter((part) => part.trim() !== '');
  const last = parts.at(-1) ?? path;
  const parent = parts.at(-2);
  if (parent === undefined) return last;
  if (addresses.test(last)) return parts.some((part) => pictures.test(part)) ? 'image url' : last;
  return holders.test(last) ? parent : last;
}

/** Words of a column name: `Body_Type`, `bodyType`, `body-type` and `body type` are equal. */
export const wordsInName = (name: string): string =>
  valueKey(
    ownName(name)
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .replace(/[_\-/:()[\]]+/g, ' '),
  );

const keyed = (names: typeof vehicles) =>
  Object.entries(names).map(([field, words]) => [field, words.map(wordsInName)] as const);
const byTarget = { vehicles: keyed(vehicles), retailers: keyed(retailers) };
const idWords = ids.map(wordsInName);

const scoreOf = (words: string, names: readonly string[]): number => {
  const index = names.indexOf(words);
  if (index >= 0) return 1 - Math.min(index, 9) * 0.01;
  const within = ` ${words} `;
  const held = names.find((name) => name.length > 2 && within.includes(` ${name} `));
  return held ? 0.5 + (0.3 * held.length) / words.length : 0;
};

/** Candidates within this distance of the best score count as well. */
const hardlyWorse = 0.25;

/**
 * Score from 0 to 1 of each target field for a column name; fields that do not match are left out.
 */
export function fieldsForName(name: string, target: FeedTarget): [field: string, score: number][] {
  const spaced = name.replace(/([a-z])([A-Z])/g, '$1 $2');
  const ending = /[\s_.-](ar|arabic|en|english)$/i.exec(spaced);
  const locale = ending?.[1]?.slice(0, 2).toLowerCase();
  const words = wordsInName(ending ? spaced.slice(0, ending.index) : spaced);
  const fields = byTarget[target].flatMap(([field, names]): [string, number][] => {
    const score = scoreOf(words, names);
    return score > 0 ? [[locale ? `${field}.${locale}` : field, score]] : [];
  });
  const best = Math.max(0, ...fields.map(([, score]) => score));
  return fields.filter(([, score]) => score >= best - hardlyWorse);
}

/** Score from 0 to 1 that a column identifies rows, by its name. */
export const idScore = (name: string): number => {
  const index = idWords.indexOf(wordsInName(name));
  return index < 0 ? 0 : 1 - index * 0.02;
};
