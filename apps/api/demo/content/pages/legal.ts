import { block, type DemoPage, text } from '../compose.js';

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
