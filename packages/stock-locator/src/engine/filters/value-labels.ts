import { marketBrands, stockBrand } from '@mawkib/core/brands';
import { defineMessages, type Locale, localize } from '@mawkib/core/locale';

/** Labels of a vehicle's values: state, status, engine, colour and others. */
export const vehicleMessages = defineMessages('stock-locator.values', {
  state_new: { ar: 'جديدة', en: 'New' },
  state_approved: { ar: 'مستعملة معتمدة', en: 'Approved' },
  state_used: { ar: 'مستعملة', en: 'Used' },
  status_stock: { ar: 'متوفرة', en: 'In stock' },
  status_available_soon: { ar: 'متوفرة قريبًا', en: 'Available soon' },
  status_reserved: { ar: 'محجوزة', en: 'Reserved' },
  status_sold: { ar: 'مباعة', en: 'Sold' },
  status_in_production: { ar: 'قيد التصنيع', en: 'In production' },
  status_on_demand: { ar: 'حسب الطلب', en: 'On demand' },
  status_delivery: { ar: 'في الطريق إلينا', en: 'On its way' },
  status_demo: { ar: 'سيارة عرض', en: 'Demonstrator' },
  engine_petrol: { ar: 'بنزين', en: 'Petrol' },
  engine_diesel: { ar: 'ديزل', en: 'Diesel' },
  engine_hybrid: { ar: 'هجين', en: 'Hybrid' },
  engine_mild_hybrid: { ar: 'هجين خفيف', en: 'Mild hybrid' },
  engine_plug_in_hybrid: { ar: 'هجين قابل للشحن', en: 'Plug-in hybrid' },
  engine_electric: { ar: 'كهربائي', en: 'Electric' },
  transmission_automatic: { ar: 'أوتوماتيكي', en: 'Automatic' },
  transmission_manual: { ar: 'يدوي', en: 'Manual' },
  transmission_single_speed: { ar: 'سرعة واحدة', en: 'Single speed' },
  body_suv: { ar: 'سيارة SUV', en: 'SUV' },
  body_sedan: { ar: 'سيدان', en: 'Sedan' },
  body_coupe: { ar: 'كوبيه', en: 'Coupé' },
  body_convertible: { ar: 'مكشوفة', en: 'Convertible' },
  body_estate: { ar: 'ستيشن', en: 'Estate' },
  body_hatchback: { ar: 'هاتشباك', en: 'Hatchback' },
  body_pickup: { ar: 'بيك أب', en: 'Pickup' },
  body_van: { ar: 'ڤان', en: 'Van' },
  drivetrain_awd: { ar: 'دفع رباعي', en: 'All-wheel drive' },
  drivetrain_4wd: { ar: 'دفع رباعي', en: 'Four-wheel drive' },
  drivetrain_rwd: { ar: 'دفع خلفي', en: 'Rear-wheel drive' },
  drivetrain_fwd: { ar: 'دفع أمامي', en: 'Front-wheel drive' },
  financing_cash: { ar: 'شراء', en: 'Purchase' },
  financing_lease: { ar: 'تأجير', en: 'Lease' },
  financing_rent: { ar: 'اشتراك', en: 'Subscription' },
  color_black: { ar: 'أسود', en: 'Black' },
  color_white: { ar: 'أبيض', en: 'White' },
  color_silver: { ar: 'فضي', en: 'Silver' },
  color_grey: { ar: 'رمادي', en: 'Grey' },
  color_sand: { ar: 'رملي', en: 'Sand' },
  color_green: { ar: 'أخضر', en: 'Green' },
  color_burgundy: { ar: 'عنّابي', en: 'Burgundy' },
  color_blue: { ar: 'أزرق', en: 'Blue' },
  color_red: { ar: 'أحمر', en: 'Red' },
  color_brown: { ar: 'بني', en: 'Brown' },
  color_gold: { ar: 'ذهبي', en: 'Gold' },
  color_orange: { ar: 'برتقالي', en: 'Orange' },
  color_yellow: { ar: 'أصفر', en: 'Yellow' },
  color_purple: { ar: 'بنفسجي', en: 'Purple' },
  view_front34: { ar: 'من الأمام بزاوية', en: 'front three-quarter view' },
  view_side: { ar: 'من الجانب', en: 'side view' },
  view_rear34: { ar: 'من الخلف بزاوية', en: 'rear three-quarter view' },
  view_interior: { ar: 'المقصورة', en: 'interior' },
  view_model: { ar: 'صورة توضيحية للطراز', en: 'picture of the model' },
});

type Key = keyof typeof vehicleMessages.catalogue;

/** Value types that have labels. */
export type ValueKind =
  | 'brand'
  | (Key extends infer K ? (K extends `${infer Kind}_${string}` ? Kind : never) : never);

const keyOf = (value: string) => value.toLowerCase().replace(/[\s-]+/g, '_');

/**
 * Label of a value of the stock service: `In stock` for the status `stock`; for a brand, its name
 * in the market. Ignores case, spaces and hyphens. Returns the value itself when it has no label.
 */
export function valueLabel(kind: ValueKind, value: string, locale: Locale): string {
  if (kind === 'brand') return brandLabel(value, locale);
  const key = `${kind}_${keyOf(value)}`;
  return Object.hasOwn(vehicleMessages.catalogue, key)
    ? vehicleMessages(locale)(key as Key)
    : value;
}

function brandLabel(value: string, locale: Locale): string {
  const key = keyOf(value);
  const brand = marketBrands().find((known) => keyOf(stockBrand(known)) === key);
  return localize(brand?.name, locale) || value;
}
