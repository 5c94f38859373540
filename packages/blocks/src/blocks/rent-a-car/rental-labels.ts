import type { LabelOf } from '../../shared/labels/labels-in.js';

/** Every text of the block; `block_translations` replaces them by key. */
export const defaultLabels = {
  title: { ar: 'استأجر سيارة', en: 'Rent a car' },
  button: { ar: 'ابدأ الحجز', en: 'Start your booking' },
  vehicle_button: { ar: 'استأجر هذه السيارة', en: 'Rent this car' },
  per_day: { ar: '{price} في اليوم', en: '{price} a day' },
  price_on_request: { ar: 'السعر عند الطلب', en: 'Price on request' },
  step: { ar: 'الخطوة {step} من {steps}', en: 'Step {step} of {steps}' },
  location_heading: { ar: 'المكان والتاريخ', en: 'Location and date' },
  contact_heading: { ar: 'بيانات التواصل', en: 'Contact details' },
  summary_heading: { ar: 'ملخص الطلب', en: 'Summary' },
  vehicle: { ar: 'السيارة', en: 'Vehicle' },
  choose: { ar: 'اختر', en: 'Choose' },
  pickup_location: { ar: 'مكان الاستلام', en: 'Pick-up location' },
  return_location: { ar: 'مكان الإعادة', en: 'Return location' },
  map: { ar: 'أماكن الاستلام', en: 'Pick-up locations' },
  dates: { ar: 'يوم الاستلام ويوم الإعادة', en: 'Pick-up and return days' },
  previous_month: { ar: 'الشهر السابق', en: 'Previous month' },
  next_month: { ar: 'الشهر التالي', en: 'Next month' },
  pickup_time: { ar: 'وقت الاستلام', en: 'Pick-up time' },
  return_time: { ar: 'وقت الإعادة', en: 'Return time' },
  extras: { ar: 'إضافات السيارة', en: 'Extras of this car' },
  more: { ar: 'زيادة: {item}', en: 'More: {item}' },
  less: { ar: 'إنقاص: {item}', en: 'Less: {item}' },
  days: { ar: 'عدد الأيام', en: 'Days' },
  total: { ar: 'الإجمالي', en: 'Total' },
  next: { ar: 'التالي', en: 'Next' },
  back: { ar: 'السابق', en: 'Back' },
  send: { ar: 'أرسل الطلب', en: 'Send inquiry' },
  sending: { ar: 'جارٍ الإرسال…', en: 'Sending…' },
  allow_captcha: { ar: 'اسمح بالتحقق وأرسل', en: 'Allow the check and send' },
  try_again: { ar: 'إعادة المحاولة', en: 'Try again' },
  done: { ar: 'تم', en: 'Done' },
  error_vehicle: { ar: 'اختر سيارة.', en: 'Choose a vehicle.' },
  error_location: { ar: 'اختر مكانًا.', en: 'Choose a location.' },
  error_dates: {
    ar: 'اختر يوم الاستلام ويوم الإعادة.',
    en: 'Choose the days of pick-up and return.',
  },
  error_return: {
    ar: 'اختر وقت إعادة بعد وقت الاستلام.',
    en: 'Choose a return time after the pick-up.',
  },
  error_past: {
    ar: 'مضى وقت الاستلام؛ اختر وقتًا لاحقًا.',
    en: 'The pick-up time has passed. Choose a later one.',
  },
  discard_title: { ar: 'هل تغلق الطلب؟', en: 'Close the inquiry?' },
  discard_text: {
    ar: 'لم يُرسل طلبك، وستفقد ما اخترته وكتبته.',
    en: 'Your inquiry was not sent. What you have chosen and typed will be lost.',
  },
  discard: { ar: 'إغلاق', en: 'Close' },
  keep: { ar: 'متابعة الطلب', en: 'Continue' },
} as const;

export type Label = LabelOf<typeof defaultLabels>;
