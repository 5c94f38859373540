import type { PackageLocale } from '@mawkib/core/locale';
import type { NoteCode } from '../note-codes.js';

/** Texts of notes; `{value}` is the source's value, `{replacement}` the one used instead. */
export const noteTexts: Readonly<Record<NoteCode, Readonly<Record<PackageLocale, string>>>> = {
  truncated: {
    ar: 'الصف مقطوع: خلاياه أقل من الأعمدة.',
    en: 'The row is cut off: it has fewer cells than columns.',
  },
  too_many_cells: { ar: 'خلايا الصف أكثر من الأعمدة.', en: 'The row has more cells than columns.' },
  too_many_columns: {
    ar: 'في الصف أعمدة أكثر من الحد المسموح.',
    en: 'The row has more columns than allowed.',
  },
  cell_too_long: {
    ar: 'خلية أطول من الحد المسموح. قد تنقصها علامة اقتباس في آخرها.',
    en: 'A cell is longer than allowed. Its closing quotation mark may be missing.',
  },
  row_too_long: { ar: 'الصف أطول من الحد المسموح.', en: 'The row is longer than allowed.' },
  too_deep: {
    ar: 'بيانات الصف متداخلة أكثر من الحد المسموح.',
    en: 'The row is nested deeper than allowed.',
  },
  bad_quotes: {
    ar: 'علامة اقتباس لا تُغلق الخلية.',
    en: 'A quotation mark does not close its cell.',
  },
  not_a_record: { ar: 'الصف ليس سجلًا.', en: 'The row is not a record.' },
  bad_json: { ar: 'الصف ليس JSON صالحًا.', en: 'The row is not valid JSON.' },
  bad_markup: { ar: 'عناصر XML في الصف غير مغلقة.', en: 'XML elements of the row are not closed.' },
  missing_brand: { ar: 'السيارة دون علامة.', en: 'The vehicle has no brand.' },
  missing_model: { ar: 'السيارة دون طراز.', en: 'The vehicle has no model.' },
  missing_match: {
    ar: 'لا معرّف ولا رقم هيكل ولا مفتاح تُحدَّد به السيارة.',
    en: 'There is no ID, VIN or key to identify the vehicle.',
  },
  missing_dealer_code: { ar: 'الوكيل دون رمز.', en: 'The retailer has no code.' },
  missing_name: { ar: 'الوكيل دون اسم.', en: 'The retailer has no name.' },
  unusable_id: { ar: 'المعرّف «{value}» لا يمكن استخدامه.', en: 'The ID “{value}” cannot be used.' },
  duplicate: {
    ar: '«{value}» موجود في الصف {replacement} من الملف نفسه، وقد اعتُمد ذلك الصف.',
    en: '“{value}” is already in row {replacement} of the file. That row was used.',
  },
  currency_unknown: { ar: 'عملة غير معروفة في «{value}».', en: 'Unknown currency in “{value}”.' },
  currency_other: {
    ar: '«{value}» ليس بعملة السوق.',
    en: '“{value}” is not in the currency of this market.',
  },
  markup: { ar: 'حُذفت وسوم HTML من النص.', en: 'Markup was removed from the text.' },
  direction: {
    ar: 'حُذفت رموز تغيّر اتجاه النص.',
    en: 'Characters that override the text direction were removed.',
  },
  shortened: {
    ar: 'اختُصر النص لأنه أطول من الحد المسموح.',
    en: 'The text is longer than allowed and was shortened.',
  },
  rounded: {
    ar: 'قُرّب «{value}» إلى {replacement}.',
    en: '“{value}” was rounded to {replacement}.',
  },
  too_many_items: {
    ar: 'القائمة أطول من الحد المسموح، وأُخذ منها أول {replacement}.',
    en: 'The list is longer than allowed. Its first {replacement} items were used.',
  },
  encoding: {
    ar: 'في النص أحرف بترميز مختلف عن الملف، فلم يُستخدم.',
    en: "The text has characters in another encoding than the file's and was left out.",
  },
  not_text: { ar: 'القيمة ليست نصًا.', en: 'The value is not text.' },
  not_a_number: {
    ar: '«{value}» ليس رقمًا، فلم يُستخدم.',
    en: '“{value}” is not a number and was left out.',
  },
  not_a_date: {
    ar: '«{value}» ليس تاريخًا، فلم يُستخدم.',
    en: '“{value}” is not a date and was left out.',
  },
  negative: {
    ar: '«{value}» أقل من صفر، فلم يُستخدم.',
    en: '“{value}” is below zero and was left out.',
  },
  absurd: {
    ar: '«{value}» خارج الحدود المسموح بها، فلم يُستخدم.',
    en: '“{value}” is out of range and was left out.',
  },
  unknown_value: {
    ar: '«{value}» قيمة غير معروفة. أضفها إلى تحويل القيم.',
    en: '“{value}” is not a known value. Add it to the value map.',
  },
  unsafe_address: {
    ar: '«{value}» ليس رابط http أو https صالحًا، فلم يُستخدم.',
    en: '“{value}” is not a valid http or https URL and was left out.',
  },
  not_an_email: {
    ar: '«{value}» ليس بريدًا إلكترونيًا، فلم يُستخدم.',
    en: '“{value}” is not an e-mail address and was left out.',
  },
  not_a_phone: {
    ar: '«{value}» ليس رقم هاتف، فلم يُستخدم.',
    en: '“{value}” is not a phone number and was left out.',
  },
  bad_vin: {
    ar: '«{value}» ليس رقم هيكل صالحًا، فلم يُستخدم.',
    en: '“{value}” is not a valid VIN and was left out.',
  },
  formula_error: {
    ar: '«{value}» خطأ من جدول البيانات، فلم يُستخدم.',
    en: '“{value}” is a spreadsheet error and was left out.',
  },
};
