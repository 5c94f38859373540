import { block, type DemoPage, image, link, text } from '../../demo-page.js';

export const owners: DemoPage = {
  id: 'owners',
  path: '/owners',
  title: text('للمالكين', 'Owners'),
  meta_title: text('خدمات المالكين', 'Services for owners'),
  meta_description: text(
    'صيانة وخطط خدمة وضمان ومساعدة على الطريق لمالكي سياراتنا في الإمارات.',
    'Servicing, service plans, warranty and roadside assistance for owners in the UAE.',
  ),
  image_id: 'interior/driver-view',
  page_type: null,
  theme: 'land-rover',
  blocks: [
    block('hero-carousel', { is_autoplay: false, has_timer: false, slider_theme: 'light-theme' }, [
      {
        image: image(
          'interior/driver-view',
          'مقصورة من مقعد السائق',
          'Cabin from the driver’s seat',
        ),
        title: text('سيارتك في أيدٍ أمينة', 'In good hands'),
        header_size: 'title',
        paragraph: text(
          'صيانة وضمان ومساعدة على الطريق، لدى كل وكيل.',
          'Servicing, warranty and roadside assistance, at every retailer.',
        ),
        'rdx-buttons': [link('/retailers', 'احجز موعد صيانة', 'Book a service')],
      },
    ]),
    block(
      'content-blocks',
      {
        'col-numbers': '2',
        'image-ratio': '16-9',
        box_color: 'light-theme',
        block_scroll_id: 'plans',
      },
      [
        {
          image: image('detail/luxsuv-wheel-silver', 'عجلة رينج روڤر', 'Wheel of a Range Rover'),
          title: text('خطط الصيانة', 'Service plans'),
          paragraph: text(
            'خمس سنوات من الصيانة بسعر ثابت، تنتقل مع السيارة إلى مالكها التالي.',
            'Five years of servicing at a fixed price, which stay with the car when it is sold.',
          ),
          'rdx-buttons': [link('/retailers', 'اسأل وكيلك', 'Ask your retailer')],
        },
        {
          image: image('place/pavilion-day', 'معرض في النهار', 'Showroom by day'),
          title: text('مساعدة على الطريق', 'Roadside assistance'),
          paragraph: text(
            'على مدار الساعة في كل الإمارات، لمدة خمس سنوات من التسليم.',
            'Day and night in every emirate, for five years from handover.',
          ),
          'rdx-buttons': [link('/retailers', 'أقرب وكيل', 'Your nearest retailer')],
        },
      ],
    ),
  ],
};
