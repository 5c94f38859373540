import { defineMessages } from '@mawkib/core/locale';

export const paymentMessages = defineMessages('order-online.payment', {
  title: { ar: 'ادفع عربون الحجز', en: 'Pay the deposit' },
  lead: {
    ar: 'يُخصم العربون من سعر السيارة، وتُحجز باسمك فور الدفع.',
    en: 'It is deducted from the price. The car is reserved for you as soon as it is paid.',
  },
  due_now: { ar: 'تدفع الآن', en: 'To pay now' },
  other_currency: {
    ar: 'بوابة الدفع لا تدعم عملة السيارة، لذلك يُدفع المبلغ بعملة {currency}.',
    en: 'The payment gateway does not support the car’s currency, so you pay in {currency}.',
  },
  pay_amount: { ar: 'ادفع {amount}', en: 'Pay {amount}' },
  paying: { ar: 'جارٍ الدفع', en: 'Paying' },
  loading: { ar: 'جارٍ تحميل نموذج الدفع', en: 'Loading the payment form' },
  stripe_note: {
    ar: 'تكتب بيانات بطاقتك في نموذج Stripe الآمن، ولا تصل إلينا.',
    en: 'Your card details go to Stripe’s secure form. We never receive them.',
  },
  stripe_incomplete: { ar: 'أكمل بيانات البطاقة', en: 'Complete the card details' },
  stripe_incomplete_text: {
    ar: 'بعض بيانات البطاقة ناقصة أو غير صحيحة. لم يُخصم أي مبلغ.',
    en: 'Some card details are missing or not valid. Nothing was charged.',
  },
  script_failed: { ar: 'تعذّر تحميل نموذج الدفع', en: 'The payment form could not be loaded' },
  script_failed_text: {
    ar: 'ربما يحجبه متصفحك أو شبكتك. لم يُخصم أي مبلغ، والسيارة ما زالت محجوزة لك.',
    en: 'Your browser or network may block it. Nothing was charged and the car is still held for you.',
  },
  reload: { ar: 'إعادة المحاولة', en: 'Try again' },
  no_script: {
    ar: 'الدفع بالبطاقة يحتاج إلى JavaScript',
    en: 'Paying by card needs JavaScript',
  },
  no_script_text: {
    ar: 'نموذج Stripe لا يعمل دونه. فعّله في متصفحك ثم أعد تحميل الصفحة، أو اطلب أن يتصل بك الوكيل. تبقى السيارة محجوزة لك حتى انتهاء المهلة.',
    en: 'Stripe’s form does not work without it. Turn it on and reload the page, or ask the retailer to call you. The car stays held for you until then.',
  },
  script_failed_text_order: {
    ar: 'ربما يحجبه متصفحك أو شبكتك. لم يُخصم أي مبلغ، وطلبك محفوظ.',
    en: 'Your browser or network may block it. Nothing was charged, and your order is saved.',
  },
  no_script_text_order: {
    ar: 'نموذج Stripe لا يعمل دونه. فعّله في متصفحك ثم أعد تحميل الصفحة، أو اطلب أن نتصل بك. طلبك محفوظ.',
    en: 'Stripe’s form does not work without it. Turn it on and reload the page, or ask us to call you. Your order is saved.',
  },
  other_title: { ar: 'طرق أخرى لحجز السيارة', en: 'Other ways to reserve the car' },
  other_free: {
    ar: 'احجز دون عربون وأكّد بالبريد الإلكتروني',
    en: 'Reserve without a deposit and confirm by e-mail',
  },
  other_vendor: { ar: 'ادفع عن طريق {vendor}', en: 'Pay with {vendor}' },
  call_title: { ar: 'اطلب اتصالًا من الوكيل', en: 'Ask the retailer to call you' },
  call_send: { ar: 'اتصلوا بي', en: 'Call me' },
  call_sent: { ar: 'سيتصل بك الوكيل', en: 'The retailer will call you' },
  call_sent_text: {
    ar: 'وصل طلبك إلى الوكيل. لم يُخصم أي مبلغ.',
    en: 'The retailer has your request. Nothing was charged.',
  },
  paypal_continue: { ar: 'المتابعة إلى PayPal', en: 'Continue to PayPal' },
  paypal_note: {
    ar: 'توافق على المبلغ في صفحة PayPal، ثم تعود إلى هنا.',
    en: 'You approve the amount on PayPal’s page, then return here.',
  },
  paypal_here: { ar: 'أو ادفع دون مغادرة هذه الصفحة', en: 'Or pay without leaving this page' },
  liqpay_here: { ar: 'الدفع دون مغادرة هذه الصفحة', en: 'Pay without leaving this page' },
  liqpay_continue: { ar: 'المتابعة إلى LiqPay', en: 'Continue to LiqPay' },
  liqpay_note: {
    ar: 'تدفع في صفحة LiqPay (بالإنجليزية)، ثم تعود إلى هنا.',
    en: 'You pay on LiqPay’s page, then return here.',
  },
  own_continue: { ar: 'المتابعة إلى الدفع', en: 'Continue to payment' },
  cancelled: { ar: 'ألغيت الدفع', en: 'You cancelled the payment' },
  cancelled_text: {
    ar: 'لم يُخصم أي مبلغ، والسيارة ما زالت محجوزة لك. يمكنك الدفع الآن.',
    en: 'Nothing was charged and the car is still held for you. You can pay now.',
  },
  checking: { ar: 'نتحقق من الدفع', en: 'We are checking your payment' },
  checking_text: {
    ar: 'ننتظر تأكيد بوابة الدفع. تُحدَّث هذه الصفحة تلقائيًا. يمكنك إغلاقها، ونراسلك بالبريد الإلكتروني فور التأكيد.',
    en: 'We are waiting for the payment gateway. This page updates automatically. You can close it, and we e-mail you as soon as the payment is confirmed.',
  },
  preparing: { ar: 'نجهّز الدفع', en: 'We are preparing the payment' },
  preparing_text: {
    ar: 'بوابة الدفع أبطأ من المعتاد. لم يُخصم أي مبلغ، والسيارة محجوزة لك. تُحدَّث هذه الصفحة تلقائيًا.',
    en: 'The payment gateway is slower than usual. Nothing was charged, and the car is held for you. This page updates automatically.',
  },
  try_now: { ar: 'إعادة المحاولة الآن', en: 'Try again now' },
  checking_busy: { ar: 'في انتظار بوابة الدفع', en: 'Waiting for the payment gateway' },
  not_paid: { ar: 'لم أدفع بعد', en: 'I have not paid yet' },
  returned: { ar: 'نرد إليك المبلغ', en: 'We are refunding your payment' },
  released: { ar: 'لم يُخصم أي مبلغ', en: 'Nothing was charged' },
  returned_text: {
    ar: 'نعتذر، لم نتمكن من حجز السيارة باسمك. انتهى حجزك المؤقت قبل اكتمال الدفع.',
    en: 'We are sorry, we could not reserve the car for you. Your hold ended before the payment was complete.',
  },
  returned_days: {
    ar: 'نرد المبلغ كاملًا إلى وسيلة الدفع نفسها. يظهر في حسابك خلال 5 إلى 10 أيام عمل.',
    en: 'The whole amount is refunded to the same payment method. It appears in your account within 5 to 10 business days.',
  },
  released_days: {
    ar: 'ألغينا تعليق المبلغ في حسابك. يظهر ذلك خلال 5 إلى 10 أيام عمل.',
    en: 'The hold on the amount is released. This appears in your account within 5 to 10 business days.',
  },
  amount: { ar: 'المبلغ', en: 'Amount' },
  payment_number: { ar: 'رقم عملية الدفع', en: 'Payment number' },
  quote_it: {
    ar: 'اذكر هذا الرقم إن تواصلت معنا.',
    en: 'Quote this number if you contact us.',
  },
  amount_before: { ar: 'المبلغ السابق', en: 'Before' },
  amount_now: { ar: 'المبلغ الجديد', en: 'Now' },
  accept_amount: { ar: 'ادفع المبلغ الجديد', en: 'Continue with the new amount' },
  paid_title: { ar: 'تم الدفع، والسيارة محجوزة باسمك', en: 'Paid. The car is reserved for you' },
  paid_lead: {
    ar: 'أرسلنا تأكيد الحجز إلى {email}.',
    en: 'We sent the confirmation to {email}.',
  },
  paid_lead_plain: {
    ar: 'أرسلنا إليك تأكيد الحجز بالبريد الإلكتروني.',
    en: 'We sent you the confirmation by e-mail.',
  },
  paid_call_text: {
    ar: 'لتحديد موعد المعاينة وتجربة القيادة والاستلام.',
    en: 'To arrange a viewing, a test drive and the handover.',
  },
  paid_deducted_title: {
    ar: 'يُخصم العربون من السعر',
    en: 'The deposit is deducted from the price',
  },
  paid_deducted_text: {
    ar: 'تدفع الباقي لدى الوكيل.',
    en: 'You pay the rest at the retailer.',
  },
});
