/** What stands in the administration, in Arabic: the names by which a person finds things. */
export const adminWords = {
  jobs: 'المهام',
  failed: 'فشلت',
  done: 'اكتملت',
  delivery: 'تسليم طلب إلى نظام آخر',
  attempt: 'المحاولة 1',
  retry: 'أعد المحاولة',
  noneFailed: 'لا مهام فاشلة',
  delivered: 'سُلّم',
  notDelivered: 'فشل',
  audit: 'سجل التغييرات',
  retried: 'أعاد مهمة',
  whole: /^السجل سليم/,
  check: 'التحقق من السجل',
} as const;
