import {
  defineMessages,
  formatDate,
  formatNumber,
  joinTexts,
  type Locale,
} from '@mawkib/core/locale';
import { valueLabel } from '../../engine/filters/value-labels.js';
import { formatPrice } from '../../engine/prices/stock-prices.js';
import type { ShowroomTexts } from '../../engine/showroom/showroom-texts.js';
import type { Measure, Specification } from '../../engine/vehicle/showroom-vehicle.js';
import type { Attribute } from '../../engine/vehicle/specification-attributes.js';
import { messages } from './card.messages.js';
import { unitName } from './unit-name.js';

/** Names of several engine types in one text: a mild hybrid is also a petrol. */
const engineLabel = (engines: string, locale: Locale): string =>
  joinTexts(
    engines.split(/\s*[,+/]\s*/).map((engine) => valueLabel('engine', engine, locale)),
    locale,
  );

const names = defineMessages('stock-locator.attributes', {
  brand: { ar: 'العلامة', en: 'Brand' },
  state: { ar: 'الحالة', en: 'Condition' },
  status: { ar: 'التوفر', en: 'Availability' },
  model: { ar: 'الطراز', en: 'Model' },
  nameplateExternalCode: { ar: 'رمز الطراز', en: 'Model code' },
  title: { ar: 'الاسم', en: 'Name' },
  version: { ar: 'الفئة', en: 'Version' },
  drivetrain: { ar: 'نظام الدفع', en: 'Drivetrain' },
  productionYear: { ar: 'سنة الصنع', en: 'Year built' },
  modelYear: { ar: 'سنة الطراز', en: 'Model year' },
  transmission: { ar: 'ناقل الحركة', en: 'Transmission' },
  mileage: { ar: 'المسافة المقطوعة', en: 'Mileage' },
  engines: { ar: 'نوع المحرك', en: 'Engine' },
  capacity: { ar: 'سعة المحرك', en: 'Engine capacity' },
  power: { ar: 'القوة', en: 'Power' },
  deliveryDate: { ar: 'موعد التسليم المتوقع', en: 'Expected delivery' },
  avl: { ar: 'بيانات التسجيل', en: 'Registration' },
  color: { ar: 'اللون الخارجي', en: 'Exterior colour' },
  colorInterior: { ar: 'اللون الداخلي', en: 'Interior colour' },
  vin: { ar: 'نهاية رقم الهيكل', en: 'VIN ending' },
  ownerName: { ar: 'الوكيل', en: 'Retailer' },
  orderNumber: { ar: 'رقم الطلب', en: 'Order number' },
  nameplateModelGroup: { ar: 'مجموعة الطراز', en: 'Model group' },
  shortVin: { ar: 'نهاية رقم الهيكل', en: 'VIN ending' },
  numberOfSeats: { ar: 'عدد المقاعد', en: 'Seats' },
  batteryCapacity: { ar: 'سعة البطارية', en: 'Battery' },
});

const parts = defineMessages('stock-locator.attribute-values', {
  litres: { ar: '{value} لتر', en: '{value} l' },
  kilowatt_hours: { ar: '{value} كيلوواط ساعة', en: '{value} kWh' },
  registered: { ar: 'سُجّلت في {value}', en: 'Registered {value}' },
  market_value: { ar: 'القيمة السوقية {value}', en: 'Open market value {value}' },
  fee: { ar: 'رسم تسجيل إضافي {value}', en: 'Additional registration fee {value}' },
  reduced_fee: { ar: 'رسم تسجيل مخفّض {value}', en: 'Preferential fee {value}' },
});

/** Attributes with text that is always left to right. */
export const isolatedAttributes: ReadonlySet<Attribute> = new Set([
  'vin',
  'shortVin',
  'orderNumber',
]);

export const attributeName = (attribute: Attribute, locale: Locale): string =>
  names(locale)(attribute);

const measured = ({ value, unit }: Measure, locale: Locale) =>
  `${formatNumber(value, locale)} ${unitName(unit, locale)}`;

/** Texts and context of attributes. */
export type AttributeTexts = Partial<Pick<ShowroomTexts, 'seats'>> & {
  /** Model name in the page's language. */
  modelName?: string | null;
};

/** Text of an attribute; '' if the vehicle does not have it. */
export function attributeText(
  spec: Specification,
  attribute: Attribute,
  locale: Locale,
  { seats, modelName }: AttributeTexts = {},
): string {
  const t = parts(locale);
  switch (attribute) {
    case 'model':
      return modelName ?? spec.model ?? '';
    case 'brand':
      return valueLabel('brand', spec.brand ?? '', locale);
    case 'state':
    case 'status':
      return valueLabel(attribute, spec[attribute], locale);
    case 'engines':
      return spec.engines ? engineLabel(spec.engines, locale) : '';
    case 'transmission':
    case 'drivetrain':
      return valueLabel(attribute, spec[attribute] ?? '', locale);
    case 'mileage':
    case 'power': {
      const measure = spec[attribute];
      return measure ? measured(measure, locale) : '';
    }
    case 'capacity':
      return spec.capacity
        ? t('litres', {
            value: formatNumber(spec.capacity, locale, {
              minimumFractionDigits: 1,
              maximumFractionDigits: 1,
            }),
          })
        : '';
    case 'batteryCapacity':
      return spec.batteryCapacity ? t('kilowatt_hours', { value: spec.batteryCapacity }) : '';
    case 'deliveryDate':
      return spec.deliveryDate
        ? formatDate(spec.deliveryDate, locale, 'long') || spec.deliveryDate
        : '';
    case 'vin':
      return spec.shortVin ?? '';
    case 'numberOfSeats':
      return spec.numberOfSeats
        ? messages(locale, seats ? { seats: { [locale]: seats } } : {})('seats', {
            count: spec.numberOfSeats,
          })
        : '';
    case 'avl':
      return avlText(spec, locale);
    default:
      return String(spec[attribute] ?? '');
  }
}

function avlText({ avl }: Specification, locale: Locale): string {
  if (!avl) return '';
  const t = parts(locale);
  const money = (key: 'market_value' | 'fee' | 'reduced_fee', amount: number | null) =>
    amount ? t(key, { value: formatPrice(amount, locale) }) : '';
  const facts = [
    avl.registrationDate &&
      t('registered', { value: formatDate(avl.registrationDate, locale) || avl.registrationDate }),
    money('market_value', avl.openMarketValue),
    money('fee', avl.additionalRegistrationFee),
    money('reduced_fee', avl.preferentialAdditionalRegistrationFee),
  ];
  return joinTexts(facts, locale);
}
