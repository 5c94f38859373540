import { defineMessages } from '@mawkib/core/locale';

/** Texts of the monthly budget; the first three are from the site document, section 8. */
export const budgetMessages = defineMessages('stock-locator.budget', {
  failed: {
    ar: 'حدث خطأ ما، يُرجى تحديث الصفحة والمحاولة مرة أخرى',
    en: 'Something went wrong, please refresh the page and try again',
  },
  filter: { ar: 'التصفية حسب الميزانية الشهرية', en: 'Filter By Monthly Budget' },
  reset: { ar: 'إعادة ضبط التصفية', en: 'Reset Filter' },
  title: { ar: 'الميزانية الشهرية', en: 'Monthly budget' },
  monthly: { ar: 'القسط الشهري', en: 'Monthly payment' },
  from: { ar: 'من', en: 'From' },
  to: { ar: 'حتى', en: 'Up to' },
  deposit: { ar: 'الدفعة الأولى', en: 'Deposit' },
  usual_deposit: { ar: '{percent} من السعر', en: '{percent} of the price' },
  term: { ar: 'المدة', en: 'Term' },
  months: {
    ar: {
      zero: '{count} شهر',
      one: 'شهر واحد',
      two: 'شهران',
      few: '{count} أشهر',
      many: '{count} شهرًا',
      other: '{count} شهر',
    },
    en: { one: '{count} month', other: '{count} months' },
  },
  reach: {
    ar: 'بهذه الميزانية تصل إلى سيارة سعرها حتى {price}.',
    en: 'This budget is enough for a car up to {price}.',
  },
  reach_all: {
    ar: 'لا حد لسعر السيارة بهذه الشروط.',
    en: 'There is no price limit with these terms.',
  },
  reach_none: {
    ar: 'لا تكفي هذه الميزانية لأي سيارة. جرّب دفعة أولى أكبر أو مدة أطول.',
    en: 'No car is within this budget. Try a larger deposit or a longer term.',
  },
  matching: {
    ar: {
      zero: 'لا سيارات ضمن ميزانيتك',
      one: 'سيارة واحدة ضمن ميزانيتك',
      two: 'سيارتان ضمن ميزانيتك',
      few: '{count} سيارات ضمن ميزانيتك',
      many: '{count} سيارة ضمن ميزانيتك',
      other: '{count} سيارة ضمن ميزانيتك',
    },
    en: { one: '{count} car within your budget', other: '{count} cars within your budget' },
  },
  sort_priceAsc: { ar: 'القسط الشهري: من الأقل', en: 'Monthly payment: low to high' },
  sort_priceDesc: { ar: 'القسط الشهري: من الأعلى', en: 'Monthly payment: high to low' },
  with_deposit: { ar: 'دفعة أولى {amount}', en: '{amount} deposit' },
  at_least: { ar: 'من {amount}', en: 'from {amount}' },
  at_most: { ar: 'حتى {amount}', en: 'up to {amount}' },
  named: { ar: '{name}: {value}', en: '{name}: {value}' },
});
