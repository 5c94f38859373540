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

/** Texts of the staff's orders and of the orders of electric vehicles, in Arabic. */
export const orderTexts = {
  refund: 'رد مبلغ',
  amount: /^المبلغ/,
  reason: 'السبب',
  refundNow: /^رد /,
  refunded: 'رُدّ',
  staysPaid: /يبقى .* مدفوعًا/,
  cancel: 'إلغاء الطلب',
  carFree: 'تُعرض السيارة على الموقع من جديد.',
  cancelled: 'ملغى',
  wholeRefunded: 'أُعيد المبلغ',
  model: 'الطراز',
  sendOrder: 'إرسال الطلب',
  haveOrder: 'وصلنا طلبك',
  payDeposit: 'ادفع العربون',
  depositPaid: 'تم دفع العربون',
  yesCancel: 'نعم، ألغِ الطلب',
  beingCancelled: 'بدأ إلغاء طلبك',
  elsewhere: 'هذا الطلب فُتح في متصفح آخر',
} as const;
