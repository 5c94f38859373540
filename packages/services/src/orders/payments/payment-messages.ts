import { defineMessages } from '@mawkib/core/locale';

export const paymentMessages = defineMessages('api.payments', {
  greeting: { ar: 'مرحبًا {name}،', en: 'Hello {name},' },
  returned_subject: { ar: 'أعدنا إليك {amount}', en: 'We are returning {amount} to you' },
  not_yours: {
    ar: 'نعتذر: لم نتمكن من حجز {model} باسمك، فقد انتهت مدة الاحتفاظ بالسيارة أو لم تعد متاحة قبل اكتمال الدفع.',
    en: 'We are sorry: we could not reserve the {model} for you. Your hold had ended, or the car was gone, before the payment was complete.',
  },
  paid_twice: {
    ar: 'وصلتنا دفعتان لحجز {model}. حجزك قائم بدفعة واحدة، وأعدنا إليك الأخرى.',
    en: 'Two payments reached us for the {model}. Your reservation stands with one; the other is returned.',
  },
  refunded: {
    ar: 'رددنا المبلغ كاملًا ({amount}) إلى وسيلة الدفع نفسها. قد يستغرق ظهوره في حسابك بضعة أيام عمل.',
    en: 'The whole amount ({amount}) is refunded to the same means of payment. It may take some working days to show in your account.',
  },
  released: {
    ar: 'لم نخصم أي مبلغ، وألغينا الحجز على {amount}. قد يستغرق ظهور ذلك في حسابك بضعة أيام عمل.',
    en: 'Nothing was charged, and the hold on {amount} is released. It may take some working days to show in your account.',
  },
  description: { ar: 'حجز سيارة', en: 'Car reservation' },
  description_of: { ar: 'حجز {model}', en: 'Reservation of the {model}' },
  similar: { ar: 'تصفّح سيارات مشابهة', en: 'See similar cars' },
  vehicle: { ar: 'السيارة', en: 'Car' },
  amount: { ar: 'المبلغ', en: 'Amount' },
  payment: { ar: 'رقم عملية الدفع', en: 'Payment' },
  questions: {
    ar: 'لأي استفسار، رد على هذه الرسالة واذكر رقم عملية الدفع.',
    en: 'If you have a question, reply to this e-mail and include the payment number.',
  },
});
