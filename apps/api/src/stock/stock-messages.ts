import { defineMessages } from '@mawkib/core/locale';

/** Names of the values that filters compare. */
export const stockMessages = defineMessages('api.stock', {
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
  engine_mild_hybrid: { ar: 'هجين خفيف', en: 'Mild hybrid' },
  engine_plug_in_hybrid: { ar: 'هجين قابل للشحن', en: 'Plug-in hybrid' },
  engine_electric: { ar: 'كهربائي', en: 'Electric' },
  transmission_automatic: { ar: 'أوتوماتيكي', en: 'Automatic' },
  transmission_manual: { ar: 'يدوي', en: 'Manual' },
  transmission_single_speed: { ar: 'سرعة واحدة', en: 'Single speed' },
  color_black: { ar: 'أسود', en: 'Black' },
  color_burgundy: { ar: 'عنّابي', en: 'Burgundy' },
  color_green: { ar: 'أخضر', en: 'Green' },
  color_sand: { ar: 'رملي', en: 'Sand' },
  color_silver: { ar: 'فضي', en: 'Silver' },
  color_white: { ar: 'أبيض', en: 'White' },
  financing_cash: { ar: 'شراء', en: 'Purchase' },
  financing_lease: { ar: 'تأجير', en: 'Lease' },
  financing_rent: { ar: 'اشتراك', en: 'Subscription' },
  brand_land_rover: { ar: 'لاند روڤر', en: 'Land Rover' },
  brand_jaguar: { ar: 'جاكوار', en: 'Jaguar' },
  photo_of: { ar: '{model}، {color}', en: '{model}, {color}' },
  view_front34: { ar: 'من الأمام بزاوية', en: 'front three-quarter view' },
  view_side: { ar: 'من الجانب', en: 'side view' },
  view_rear34: { ar: 'من الخلف بزاوية', en: 'rear three-quarter view' },
  view_interior: { ar: 'المقصورة', en: 'interior' },
});

/** The name of a value, or the value itself where the market brought one that we have no word for. */
export function stockLabel(group: string, value: string, locale: 'ar' | 'en'): string {
  const key = `${group}_${value.toLowerCase().replaceAll(' ', '_')}`;
  const { catalogue } = stockMessages;
  if (!Object.hasOwn(catalogue, key)) return value;
  const message = (catalogue as Record<string, { ar: unknown; en: unknown }>)[key]?.[locale];
  return typeof message === 'string' ? message : value;
}
