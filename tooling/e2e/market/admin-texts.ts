/** Texts of the administration, in Arabic, by which journeys find elements. */
export const adminTexts = {
  jobs: 'المهام',
  retrying: /^ستُعاد/,
  done: 'اكتملت',
  delivery: 'تسليم طلب إلى نظام آخر',
  attempt: 'المحاولة 1',
  retryNow: 'ابدأ الآن',
  noneFailed: 'لا مهام فاشلة',
  noneHere: 'لا مهام بهذه الحالة',
  delivered: 'سُلّم',
  notDelivered: 'فشل',
  audit: 'سجل التغييرات',
  retried: 'أعاد مهمة',
  whole: /^السجل سليم/,
  check: 'التحقق من السجل',
} as const;
