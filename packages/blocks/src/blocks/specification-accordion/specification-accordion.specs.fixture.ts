import type { VehicleSpec } from '@mawkib/api-clients/contracts/content';
import { type Locale, type PackageLocale, packageLocale } from '@mawkib/core/locale';

type Words = Record<PackageLocale, string>;

const spec = (key: string, label: Words, value: string | Words, unit?: Words) => ({
  ar: { key, label: label.ar, value: wordsOf(value, 'ar'), unit: unit?.ar },
  en: { key, label: label.en, value: wordsOf(value, 'en'), unit: unit?.en },
});
const wordsOf = (value: string | Words, locale: PackageLocale) =>
  typeof value === 'string' ? value : value[locale];

const mm = { ar: 'ملم', en: 'mm' };

const specs = [
  spec('power', { ar: 'أقصى قوة', en: 'Maximum power' }, '550', { ar: 'حصان', en: 'hp' }),
  spec('acceleration', { ar: 'التسارع من 0 إلى 100 كم/س', en: '0–100 km/h' }, '4.0', {
    ar: 'ث',
    en: 's',
  }),
  spec('top_speed', { ar: 'السرعة القصوى', en: 'Top speed' }, '286', { ar: 'كم/س', en: 'km/h' }),
  spec('consumption', { ar: 'أقل استهلاك', en: 'Lowest consumption' }, '7.1', {
    ar: 'لتر/100 كم',
    en: 'l/100 km',
  }),
  spec('engine', { ar: 'المحرك', en: 'Engine' }, { ar: 'بنزين، ديزل', en: 'Petrol, diesel' }),
  spec(
    'drivetrain',
    { ar: 'نظام الدفع', en: 'Drivetrain' },
    { ar: 'دفع رباعي', en: 'All-wheel drive' },
  ),
  spec(
    'transmission',
    { ar: 'ناقل الحركة', en: 'Transmission' },
    { ar: 'أوتوماتيكي بثماني سرعات', en: 'Eight-speed automatic' },
  ),
  spec('seats', { ar: 'المقاعد', en: 'Seats' }, '5'),
  spec('luggage', { ar: 'صندوق الأمتعة', en: 'Luggage' }, '650', { ar: 'لتر', en: 'l' }),
  spec('length', { ar: 'الطول', en: 'Length' }, '4747', mm),
  spec('width', { ar: 'العرض', en: 'Width' }, '2071', mm),
  spec('height', { ar: 'الارتفاع', en: 'Height' }, '1664', mm),
];

/** Response of the service with one car's data in a language. */
export const carSpecs = (locale: Locale): { data: VehicleSpec[] } => ({
  data: specs.map((each) => each[packageLocale(locale)]),
});
