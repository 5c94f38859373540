/** Texts of the administration, in Arabic, by which journeys find elements. */
export const adminTexts = {
  jobs: 'المهام',
  retrying: /^تُعاد المحاولة/,
  done: 'اكتملت',
  delivery: 'تسليم طلب عميل',
  attempt: 'المحاولة 1',
  retryNow: 'التشغيل الآن',
  noneFailed: 'لا مهام فاشلة',
  noneHere: 'لا مهام بهذه الحالة',
  delivered: 'سُلّم',
  notDelivered: 'فشل التسليم',
  audit: 'سجل التغييرات',
  retried: 'أعاد تشغيل مهمة',
  whole: /^السجل سليم/,
  check: 'التحقق من السجل',
} as const;

/** Texts of the staff's orders and of the orders of electric vehicles, in Arabic. */
export const orderTexts = {
  refund: 'رد مبلغ',
  amount: /^المبلغ/,
  reason: 'السبب',
  refundNow: /^رد /,
  refunded: 'رُدّ',
  staysPaid: /يبقى من المبلغ المدفوع/,
  cancel: 'إلغاء الطلب',
  carFree: 'تصبح السيارة متاحة على الموقع مرة أخرى.',
  cancelled: 'ملغى',
  wholeRefunded: 'رُدّ المبلغ',
  model: 'الطراز',
  sendOrder: 'إرسال الطلب',
  haveOrder: 'وصلنا طلبك',
  payDeposit: 'ادفع العربون',
  depositPaid: 'تم دفع العربون',
  yesCancel: 'نعم، ألغِ الطلب',
  beingCancelled: 'بدأ إلغاء طلبك',
  elsewhere: 'أُرسل هذا الطلب من متصفح آخر',
} as const;
