import { block, type DemoPage, image, link, text } from '../../demo-page.js';

export const contact: DemoPage = {
  id: 'contact',
  path: '/contact',
  title: text('تواصل معنا', 'Contact us'),
  meta_title: text('تواصل معنا', 'Contact us'),
  meta_description: text(
    'اتصل بنا أو راسلنا أو اكتب سؤالك، ونرد خلال يوم عمل.',
    'Call, write or send your question; we reply within a working day.',
  ),
  image_id: 'place/interior-daylight',
  page_type: null,
  theme: 'land-rover',
  blocks: [
    block('snippet', {
      title: text('تواصل معنا', 'Contact us'),
      header_size: 'xl',
      header_tag: '1',
      paragraph: text(
        'نرد خلال يوم عمل. للحالات العاجلة على الطريق اتصل بالرقم 800 0000 في أي ساعة.',
        'We reply within a working day. For urgent help on the road call 800 0000 at any hour.',
      ),
      font_size: 'big',
      'rdx-buttons': [
        {
          ...link('tel:8000000', 'اتصل بالرقم 800 0000', 'Call 800 0000'),
          type: 'external',
        },
        {
          ...link('https://wa.me/97140000000', 'راسلنا على واتساب', 'Write on WhatsApp'),
          type: 'external',
          target: '_blank',
        },
      ],
    }),
    block('form-component', {
      form_id: 'contact',
      has_two_columns: true,
      form_params_mapping: JSON.stringify({ subject: 'subject', retailer: 'retailer' }),
      form_hidden_field_mapping: JSON.stringify({ source: 'contact' }),
      form_location_params_mapping: '{}',
      form_location_mapping: '{}',
      button_position: 'right',
    }),
    block('image-box', {
      image: image('place/arcade-day', 'واجهة معرض بأقواس', 'Showroom front with arches'),
      title: text('أو زرنا', 'Or visit us'),
      header_size: 'l',
      paragraph: text(
        'اثنا عشر معرضًا من العين إلى رأس الخيمة، بعناوينها وهواتفها وأوقات عملها.',
        'Twelve showrooms from Al Ain to Ras Al Khaimah, with addresses, phone numbers and hours.',
      ),
      'rdx-link': link('/retailers', 'أقرب وكيل إليك', 'Your nearest retailer'),
    }),
  ],
};
