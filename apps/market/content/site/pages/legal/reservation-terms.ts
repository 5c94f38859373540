import { block, type DemoPage, text } from '../../../demo-page.js';

export const reservationTerms: DemoPage = {
  id: 'terms',
  path: '/terms',
  title: text('شروط الحجز', 'Terms of reservation'),
  meta_title: text('شروط الحجز', 'Terms of reservation'),
  meta_description: text(
    'ما يعنيه حجز سيارة عبر الموقع، وكيف تلغيه.',
    'What reserving a car on this site means, and how to cancel.',
  ),
  image_id: 'texture/silk-sand',
  page_type: 'legal',
  theme: 'land-rover',
  blocks: [
    block('snippet', {
      title: text('الحجز لا يُلزمك', 'A reservation does not bind you'),
      header_size: 'xl',
      header_tag: '1',
      paragraph: text(
        'نحجز السيارة باسمك مجانًا بعد أن تؤكد الحجز من الرسالة التي تصلك. لا يصبح شراءً إلا حين توقّع العقد لدى الوكيل.',
        'We hold the car in your name, free of charge, once you confirm from the message you receive. It becomes a purchase only when you sign the contract at the retailer.',
      ),
      font_size: 'big',
    }),
    block('accordion', { header_size: 'm' }, [
      {
        title: text('كيف ألغي الحجز؟', 'How do I cancel?'),
        type: 'html',
        html: text(
          '<p>اتصل بالوكيل المذكور في رسالة التأكيد. الإلغاء مجاني في أي وقت قبل توقيع العقد.</p>',
          '<p>Call the retailer named in your confirmation. Cancelling is free at any time before the contract is signed.</p>',
        ),
      },
      {
        title: text('هل يتغير السعر؟', 'Can the price change?'),
        type: 'html',
        html: text(
          '<p>لا. السعر المعروض وقت الحجز هو سعر السيارة، شاملًا ضريبة القيمة المضافة.</p>',
          '<p>No. The price shown when you reserve is the price of the car, value added tax included.</p>',
        ),
      },
    ]),
  ],
};
