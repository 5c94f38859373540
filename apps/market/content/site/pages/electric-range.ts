import { block, type DemoPage, image, link, text } from '../../demo-page.js';

export const electricRange: DemoPage = {
  id: 'electric-range',
  path: '/i-pace/range',
  title: text('مدى آي-بيس', 'Range of the I-PACE'),
  meta_title: text('احسب مدى آي-بيس', 'Calculate the range of the I-PACE'),
  meta_description: text(
    'اختر نمط القيادة والإطارات والحرارة، وانظر كم تقطع آي-بيس بشحنة واحدة في صيف الخليج.',
    'Choose driving profile, wheels and temperature to see how far the I-PACE goes on one charge in a Gulf summer.',
  ),
  image_id: 'hero/charging-midsuv-white',
  page_type: null,
  theme: 'jaguar',
  blocks: [
    block('hero-carousel', { is_autoplay: false, has_timer: false, slider_theme: 'dark-theme' }, [
      {
        image: image(
          'hero/charging-midsuv-white',
          'سيارة كهربائية بيضاء عند نقطة شحن',
          'White electric car at a charge point',
        ),
        title: text('من دبي إلى مسقط', 'Dubai to Muscat'),
        header_size: 'title',
        paragraph: text('بشحنة واحدة، والمكيّف يعمل.', 'On one charge, with the air cooled.'),
      },
    ]),
    block('range-calculator', {
      title: text('كم ستقطع؟', 'How far will it go?'),
      header_size: 'l',
      data_url: 'range-i-pace.json',
    }),
    block('snippet', {
      title: text('جرّبها في طريقك', 'Try it on your own road'),
      header_size: 'l',
      paragraph: text(
        'الأرقام تقديرية، وتتغيّر بالحمل والرياح وسرعتك.',
        'The figures are estimates; load, wind and your speed change them.',
      ),
      'rdx-buttons': [
        link('/test-drive?model=i-pace', 'اطلب تجربة قيادة', 'Ask for a test drive'),
        link('/vehicles?models=I-PACE', 'السيارات المتوفرة', 'Cars in stock'),
      ],
      button_style: 'primary',
      border_grid_class: 'border-top',
    }),
  ],
};
