import { defineMessages } from '@mawkib/core/locale';

export const checkoutMessages = defineMessages('order-online.checkout', {
  customer_type: { ar: 'لمن تُسجَّل السيارة؟', en: 'Who buys the car?' },
  type_private: { ar: 'فرد', en: 'A private person' },
  type_corporate: { ar: 'شركة', en: 'A company' },
  show_fields: { ar: 'عرض الحقول', en: 'Show the fields' },
  company: { ar: 'الشركة', en: 'The company' },
  terms_title: { ar: 'الشروط', en: 'Terms' },
  optional: { ar: '(اختياري)', en: '(optional)' },
  summary_title: { ar: 'ملخص طلبك', en: 'Your order' },
  car: { ar: 'السيارة', en: 'Car' },
  change: { ar: 'تغيير', en: 'Change' },
  due_now: { ar: 'تدفع الآن', en: 'To pay now' },
  due_later: { ar: 'تدفع لاحقًا لدى الوكيل', en: 'To pay later at the retailer' },
  charged: {
    ar: 'تُحصّله بوابة الدفع بعملة {currency}',
    en: 'Charged by the payment gateway in {currency}',
  },
  nothing: { ar: 'لا شيء', en: 'Nothing' },
  code_title: { ar: 'أدخل رمز التحقق', en: 'Enter the code' },
  code_sent: { ar: 'أرسلنا رمزًا برسالة نصية إلى', en: 'We sent a code by SMS to' },
  code: { ar: 'رمز التحقق', en: 'Code' },
  code_hint: { ar: 'صالح لمدة عشر دقائق.', en: 'It is valid for ten minutes.' },
  code_confirm: { ar: 'تأكيد الرمز', en: 'Confirm the code' },
  resend: { ar: 'إرسال رمز جديد', en: 'Send another code' },
  resend_in: {
    ar: {
      zero: 'إرسال رمز جديد',
      one: 'إرسال رمز جديد بعد ثانية واحدة',
      two: 'إرسال رمز جديد بعد ثانيتين',
      few: 'إرسال رمز جديد بعد {count} ثوانٍ',
      many: 'إرسال رمز جديد بعد {count} ثانية',
      other: 'إرسال رمز جديد بعد {count} ثانية',
    },
    en: {
      one: 'Send another code in {count} second',
      other: 'Send another code in {count} seconds',
    },
  },
  edit: { ar: 'تعديل بياناتي', en: 'Change my details' },
  accepted_terms: { ar: 'الشروط التي وافقت عليها', en: 'The terms that you accepted' },
  accepted_at: {
    ar: 'الإصدار {version}، وافقت عليه في {time}',
    en: 'Version {version}, accepted on {time}',
  },
});
