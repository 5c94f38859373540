import { isolate, type PackageLocale } from '@mawkib/core/locale';
import type { MappingProblemCode } from '../feed-types.js';

const texts: Readonly<Record<MappingProblemCode, Readonly<Record<PackageLocale, string>>>> = {
  unknown_field: {
    ar: 'الحقل {what} غير معروف.',
    en: 'Field {what} not found.',
  },
  unknown_column: {
    ar: 'العمود {what} غير موجود في المصدر.',
    en: 'Column {what} not found in the source.',
  },
  duplicate_field: {
    ar: 'الحقل {what} مرتبط أكثر من مرة.',
    en: 'Field {what} is mapped more than once.',
  },
  missing_brand: {
    ar: 'لم يُربط أي عمود بعلامة السيارة.',
    en: 'No column is mapped to the brand.',
  },
  missing_model: {
    ar: 'لم يُربط أي عمود بطراز السيارة.',
    en: 'No column is mapped to the model.',
  },
  missing_match: {
    ar: 'اختر ما تُحدَّد به السيارة: المعرّف أو رقم الهيكل أو مفتاح مركّب من أعمدة.',
    en: 'Choose what identifies a vehicle: its ID, its VIN, or a composite key of columns.',
  },
  missing_dealer_code: {
    ar: 'لم يُربط أي عمود برمز الوكيل.',
    en: "No column is mapped to the retailer's code.",
  },
  missing_name: {
    ar: 'لم يُربط أي عمود باسم الوكيل.',
    en: "No column is mapped to the retailer's name.",
  },
  unit_not_for_field: {
    ar: 'الوحدة {what} لا تناسب هذا الحقل.',
    en: 'The unit {what} does not fit this field.',
  },
  currency_not_for_field: {
    ar: 'يمكن تحديد العملة للأسعار فقط.',
    en: 'Only prices have a currency.',
  },
  date_format: {
    ar: 'صيغة التاريخ {what} غير صالحة، مثال صحيح: DD/MM/YYYY.',
    en: 'Date format {what} is not valid. Example: DD/MM/YYYY.',
  },
  volatile_key: {
    ar: 'المفتاح يتضمن العمود {what}، وقيمته تتغيّر ما دامت السيارة معروضة. مع كل تغيير تُسحب السيارة وتُضاف كأنها جديدة. استخدم معرّفًا أو أعمدة ثابتة.',
    en: 'The key contains the column {what}, which changes while a car is on sale. Every change retires the car and adds it as a new one. Use an id, or columns that stay the same.',
  },
};

export const mappingTexts = (
  code: MappingProblemCode,
  what: string,
): Readonly<Record<PackageLocale, string>> => ({
  ar: texts[code].ar.replace('{what}', () => `«${isolate(what)}»`),
  en: texts[code].en.replace('{what}', () => `“${what}”`),
});
