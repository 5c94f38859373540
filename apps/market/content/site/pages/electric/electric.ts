import { block, type DemoPage, link, text } from '../../../demo-page.js';
import { electricViews } from './electric-views.js';

/** Electric driving: the car from outside and inside, its charging, a place to try it. */
export const electric: DemoPage = {
  id: 'electric',
  path: '/electric',
  title: text('القيادة الكهربائية', 'Electric driving'),
  meta_title: text(
    'سيارات كهربائية: جرّبها قبل أن تقرّر',
    'Electric cars: look closely, then decide',
  ),
  meta_description: text(
    'آي-بيس من كل جانب، من الخارج والمقصورة، وكيف تُشحن في الإمارات.',
    'The I-PACE from every side, outside and in the cabin, and how it charges in the UAE.',
  ),
  image_id: 'hero/charging-midsuv-white',
  page_type: 'campaign',
  theme: 'jaguar',
  blocks: [
    block('snippet', {
      title: text('كهربائيةٌ كلّها', 'Electric, all of it'),
      header_size: 'xl',
      header_tag: '1',
      paragraph: text(
        'لا محرّك يسخن، ولا صوت يعلو. دُر حول السيارة، واجلس فيها، ثم انظر كيف تُشحن.',
        'No engine to warm up, no noise to talk over. Walk around the car, sit in it, and see how it charges.',
      ),
      font_size: 'big',
    }),
    block('in-page-navigation', { goTopShort: text('الأعلى', 'Top') }, [
      { label: text('من الخارج', 'Outside'), blockId: 'outside' },
      { label: text('الشحن', 'Charging'), blockId: 'charging' },
      { label: text('المقصورة', 'Cabin'), blockId: 'inside' },
      { label: text('المعرض', 'Showroom'), blockId: 'day-and-evening' },
    ]),
    ...electricViews,
    block('snippet', {
      title: text('قُدها يومًا كاملًا', 'Drive it for a day'),
      header_size: 'l',
      paragraph: text(
        'معرضنا مفتوح حتى التاسعة مساءً، وعمود الشحن أمام الباب.',
        'Our showroom is open until nine in the evening, with a charging post at the door.',
      ),
      'rdx-buttons': [
        link('/test-drive', 'احجز تجربة قيادة', 'Book a test drive'),
        link('/vehicles', 'السيارات المتوفرة', 'Cars in stock'),
      ],
      button_style: 'primary',
      border_grid_class: 'border-top',
    }),
  ],
};
