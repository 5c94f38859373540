import { block, type DemoPage, text } from '../../demo-page.js';

export const privacy: DemoPage = {
  id: 'privacy',
  path: '/privacy',
  title: text('الخصوصية', 'Privacy'),
  meta_title: text('الخصوصية', 'Privacy'),
  meta_description: text(
    'ما نجمعه من بيانات، ولماذا، وإلى متى.',
    'What we collect, why, and for how long.',
  ),
  image_id: 'texture/silk-sand',
  page_type: 'legal',
  theme: 'land-rover',
  blocks: [
    block('snippet', {
      title: text('بياناتك لك', 'Your data is yours'),
      header_size: 'xl',
      header_tag: '1',
      paragraph: text(
        'نحفظ ما تكتبه في نماذجنا لنردّ عليك، ولا نشاركه إلا مع الوكيل الذي تختاره. اطلب نسخةً منه أو حذفه متى شئت.',
        'We keep what you write in our forms so that we can answer you, and share it only with the retailer you choose. Ask for a copy or its erasure whenever you like.',
      ),
      font_size: 'big',
    }),
    block('accordion', { header_size: 'm' }, [
      {
        title: text('ماذا نجمع؟', 'What do we collect?'),
        type: 'html',
        html: text(
          '<p>اسمك وهاتفك وبريدك وما تختاره في النموذج، ووقت الإرسال. لا شيء سواه.</p>',
          '<p>Your name, telephone, e-mail, what you choose in the form, and when you sent it. Nothing else.</p>',
        ),
      },
      {
        title: text('كم نحتفظ بها؟', 'How long do we keep it?'),
        type: 'html',
        html: text(
          '<p>سنتين من آخر تواصل، ثم تُمحى.</p>',
          '<p>Two years after we last spoke; then it is erased.</p>',
        ),
      },
    ]),
  ],
};

export const terms: DemoPage = {
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
