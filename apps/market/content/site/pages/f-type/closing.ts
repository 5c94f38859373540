import { block, type DemoBlock, image, link, text } from '../../../demo-page.js';

const door = (id: string, url: string, ar: string, en: string) => ({
  label: text(ar, en),
  image: image(id, ar, en),
  'rdx-link': link(url, ar, en),
});

export const closing: readonly DemoBlock[] = [
  block(
    'text-steps',
    {
      block_scroll_id: 'key',
      title: text('من أول ليلة إلى المفتاح', 'From the first night to the key'),
      header_size: 'l',
    },
    [
      {
        title: text('قُدها ليلًا', 'Drive it by night'),
        paragraph: text(
          'ساعةٌ على الكورنيش بعد العشاء، حين يخلو لك.',
          'An hour on the corniche after dinner, when it is yours.',
        ),
      },
      {
        title: text('اخترها بيدك', 'Choose it by hand'),
        paragraph: text(
          'الجلد والطلاء والخيط أمامك على الطاولة، لا في كتيّب.',
          'Leather, paint and thread on the table before you, not in a brochure.',
        ),
      },
      {
        title: text('احجزها بلا مقابل', 'Reserve it free of charge'),
        paragraph: text(
          'تبقى باسمك 48 ساعة، ريثما تنام على الفكرة.',
          'It stays in your name for 48 hours while you sleep on it.',
        ),
      },
      {
        title: text('خذ المفتاح', 'Take the key'),
        paragraph: text(
          'عند المعرض أو عند بابك، ومعه طريقٌ نقترحه للعودة: الأطول.',
          'At the showroom or at your door, with a way home that we suggest: the long one.',
        ),
      },
    ],
  ),
  block(
    'accordion',
    {
      title: text('عن إف-تايب', 'About F-TYPE'),
      header_size: 'l',
      has_schema: true,
      border_grid_class: 'border-top',
    },
    [
      {
        title: text('هل تصلح لكل يوم؟', 'Is it an everyday car?'),
        type: 'html',
        html: text(
          '<p>صندوق أمتعة سعته 300 لتر، ووضع قيادة هادئ، ورادار وقوف أمامي وخلفي. نعم.</p>',
          '<p>A 300-litre boot, a calm drive mode, and parking sensors at both ends. Yes.</p>',
        ),
      },
      {
        title: text('وماذا عن صيف الخليج؟', 'And the Gulf summer?'),
        type: 'html',
        html: text(
          '<p>تُختبر في الخمسين مئوية، وتبرّد مقصورتها من هاتفك قبل أن تخرج إليها.</p>',
          '<p>It is tested at fifty degrees, and its cabin is cooled from your phone before you step out.</p>',
        ),
      },
    ],
  ),
  block(
    'gallery-categories',
    {
      title: text('وإن كنتم أكثر من اثنين', 'And if you are more than two'),
      header_size: 'l',
    },
    [
      door('detail/luxsuv-headlamp-sand', '/range-rover', 'رينج روڤر', 'Range Rover'),
      door('detail/offroader-headlamp-green', '/defender', 'ديفندر', 'Defender'),
      door('hero/showroom-two-cars', '/vehicles', 'كل السيارات المتوفرة', 'All cars in stock'),
    ],
  ),
  block('snippet', {
    title: text('المفتاح عندنا', 'We have the key'),
    header_size: 'l',
    paragraph: text(
      'جولة ليلية على كورنيش المدينة، ومقعدٌ واحد لمن تحب.',
      'A night drive along the corniche, and one seat for whom you like.',
    ),
    'rdx-buttons': [
      link('/test-drive?model=f-type', 'احجز ليلتك', 'Book your night'),
      link('/vehicles?models=F-TYPE', 'السيارات المتوفرة', 'Cars in stock'),
    ],
    button_style: 'primary',
  }),
];
