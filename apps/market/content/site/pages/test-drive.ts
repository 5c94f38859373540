import { block, type DemoPage, image, text } from '../../demo-page.js';

export const testDrive: DemoPage = {
  id: 'test-drive',
  path: '/test-drive',
  title: text('تجربة قيادة', 'Test drive'),
  meta_title: text('اطلب تجربة قيادة', 'Ask for a test drive'),
  meta_description: text(
    'اختر الطراز والوكيل والوقت، ويتصل بك مستشار خلال يوم عمل لتأكيد تجربة القيادة.',
    'Choose model, retailer and time; an adviser calls within one working day to confirm your test drive.',
  ),
  image_id: 'hero/mountain-luxsuv-silver',
  page_type: null,
  theme: 'land-rover',
  blocks: [
    block('hero-carousel', { is_autoplay: false, has_timer: false, slider_theme: 'dark-theme' }, [
      {
        image: image(
          'hero/mountain-luxsuv-silver',
          'رينج روڤر فضية على طريق جبلي',
          'Silver Range Rover on a mountain road',
        ),
        title: text('ساعةٌ لك', 'An hour of your own'),
        header_size: 'title',
        paragraph: text('أنت والطريق، ولا وعود.', 'You and the road, and no promises.'),
      },
    ]),
    block('form-component', {
      form_id: 'test-drive',
      has_two_columns: true,
      form_params_mapping: JSON.stringify({ model: 'model', retailer: 'retailer' }),
      form_hidden_field_mapping: JSON.stringify({ source: 'website' }),
      form_location_params_mapping: '{}',
      form_location_mapping: '{}',
      button_position: 'right',
    }),
  ],
};
