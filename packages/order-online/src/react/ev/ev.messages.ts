import { defineMessages } from '@mawkib/core/locale';

export const evMessages = defineMessages('order-online.ev', {
  form_title: { ar: 'اطلب سيارتك الكهربائية', en: 'Order your electric car' },
  form_lead: {
    ar: 'أرسل بياناتك، ثم ادفع العربون لتثبيت طلبك. يتواصل معك فريقنا لاستكمال الشراء.',
    en: 'Send your details, then pay the deposit to secure your order. Our team contacts you to complete the purchase.',
  },
  send: { ar: 'إرسال الطلب', en: 'Send order' },
  no_payment_yet: { ar: 'لا تدفع شيئًا في هذه الخطوة.', en: 'You pay nothing in this step.' },
  failed: { ar: 'لم يُرسل طلبك', en: 'Your order was not sent' },
  not_started: { ar: 'تعذّر بدء الدفع', en: 'The payment could not be started' },
  not_cancelled: { ar: 'لم يُلغَ طلبك', en: 'Your order was not cancelled' },
  try_again: {
    ar: 'لم نفقد بياناتك. حاول مرة أخرى بعد قليل.',
    en: 'Nothing you typed is lost. Try again in a moment.',
  },

  unpaid_title: { ar: 'وصلنا طلبك', en: 'We have received your order' },
  unpaid_lead: {
    ar: 'ادفع العربون لتثبيت طلبك. يُخصم من سعر السيارة.',
    en: 'Pay the deposit to secure it. It is deducted from the price of the car.',
  },
  free_lead: {
    ar: 'يتواصل معك فريقنا لاستكمال الشراء.',
    en: 'Our team contacts you to complete the purchase.',
  },
  paid_title: { ar: 'تم دفع العربون', en: 'Your deposit is paid' },
  paid_lead: {
    ar: 'طلبك مثبّت. يتواصل معك فريقنا لاستكمال الشراء.',
    en: 'Your order is secured. Our team contacts you to complete the purchase.',
  },
  cancelled_title: { ar: 'بدأ إلغاء طلبك', en: 'Your order is being cancelled' },
  cancelled_lead: { ar: 'لا يلزم أي دفع.', en: 'No payment is due.' },
  cancelled_paid_lead: {
    ar: 'يرد فريقنا العربون إلى وسيلة الدفع نفسها، ويراسلك بالبريد الإلكتروني.',
    en: 'Our team refunds the deposit to the same payment method and e-mails you.',
  },
  number: { ar: 'رقم الطلب', en: 'Order number' },
  model: { ar: 'الطراز', en: 'Model' },
  name: { ar: 'الاسم', en: 'Name' },
  email: { ar: 'البريد الإلكتروني', en: 'E-mail' },
  ordered: { ar: 'وقت الطلب', en: 'Ordered' },
  deposit: { ar: 'العربون', en: 'Deposit' },
  pay: { ar: 'ادفع العربون', en: 'Pay the deposit' },
  back: { ar: 'العودة إلى الطلب', en: 'Back to the order' },
  elsewhere: { ar: 'أُرسل هذا الطلب من متصفح آخر', en: 'This order was sent from another browser' },
  elsewhere_text: {
    ar: 'تظهر هنا حالته فقط. للدفع أو الإلغاء افتحه في المتصفح الذي أرسلته منه، أو تواصل معنا واذكر رقم الطلب.',
    en: 'Only its status is shown here. To pay or cancel, open it in the browser that you ordered with, or contact us with the order number.',
  },

  pay_title: { ar: 'ادفع عربون طلبك', en: 'Pay the deposit of your order' },
  pay_lead: {
    ar: 'يُخصم العربون من سعر السيارة.',
    en: 'It is deducted from the price of the car.',
  },
  due_now: { ar: 'تدفع الآن', en: 'To pay now' },

  cancel: { ar: 'إلغاء الطلب', en: 'Cancel order' },
  cancel_until: { ar: 'يمكنك الإلغاء حتى {time}.', en: 'You can cancel until {time}.' },
  cancel_over: {
    ar: 'انتهت مهلة الإلغاء في {time}. تواصل معنا إن كان لديك سؤال.',
    en: 'The cancellation period ended on {time}. Contact us if you have a question.',
  },
  cancel_title: { ar: 'هل تريد إلغاء طلبك؟', en: 'Cancel your order?' },
  cancel_lead_paid: {
    ar: 'يرد فريقنا العربون {amount} إلى وسيلة الدفع نفسها. لا يمكن التراجع عن الإلغاء.',
    en: 'Our team refunds your deposit of {amount} to the same payment method. This cannot be undone.',
  },
  cancel_lead: {
    ar: 'لم تدفع شيئًا. لا يمكن التراجع عن الإلغاء.',
    en: 'You have paid nothing. This cannot be undone.',
  },
  cancel_now: { ar: 'نعم، ألغِ الطلب', en: 'Yes, cancel the order' },
});
