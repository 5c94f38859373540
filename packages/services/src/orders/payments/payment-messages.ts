import { defineMessages } from '@mawkib/core/locale';

export const paymentMessages = defineMessages('api.payments', {
  greeting: { ar: 'مرحبًا {name}،', en: 'Hello {name},' },
  returned_subject: { ar: 'نرد إليك {amount}', en: 'We are refunding {amount}' },
  released_subject: {
    ar: 'ألغينا تعليق {amount} في حسابك',
    en: 'The hold on {amount} is released',
  },
  not_yours: {
    ar: 'نعتذر، لم نتمكن من حجز {model} باسمك. انتهى الحجز المؤقت للسيارة، أو لم تعد متاحة قبل اكتمال الدفع.',
    en: 'We are sorry, we could not reserve the {model} for you. Your hold had ended, or the car was no longer available, before the payment was complete.',
  },
  paid_twice: {
    ar: 'وصلتنا دفعتان لحجز {model}. حجزك مؤكد بدفعة واحدة، ونرد إليك الأخرى.',
    en: 'We received two payments for the {model}. One pays for your reservation. We are refunding the other.',
  },
  paid_once: {
    ar: 'وصلتنا عمليتا دفع لحجز {model}. حجزك مؤكد بواحدة منهما، وألغينا الأخرى.',
    en: 'We received two payments for the {model}. One pays for your reservation. The other is cancelled.',
  },
  refunded: {
    ar: 'رددنا المبلغ كاملًا ({amount}) إلى وسيلة الدفع نفسها. قد يستغرق ظهوره في حسابك بضعة أيام عمل.',
    en: 'The whole amount ({amount}) is refunded to the same payment method. It can take a few business days to appear in your account.',
  },
  released: {
    ar: 'لم يُخصم أي مبلغ، وألغينا تعليق {amount} في حسابك. قد يستغرق ظهور ذلك بضعة أيام عمل.',
    en: 'Nothing was charged, and the hold on {amount} is released. It can take a few business days to appear in your account.',
  },
  description: { ar: 'حجز سيارة', en: 'Car reservation' },
  description_of: { ar: 'حجز {model}', en: 'Reservation of the {model}' },
  similar: { ar: 'عرض سيارات مشابهة', en: 'See similar cars' },
  vehicle: { ar: 'السيارة', en: 'Car' },
  amount: { ar: 'المبلغ', en: 'Amount' },
  payment: { ar: 'رقم عملية الدفع', en: 'Payment number' },
  questions: {
    ar: 'لأي استفسار، رد على هذه الرسالة واذكر رقم عملية الدفع.',
    en: 'If you have a question, reply to this e-mail and include the payment number.',
  },
});
