import { block, type DemoPage, text } from '../../demo-page.js';

export const enquiries: DemoPage = {
  id: 'enquiries',
  path: '/enquiries',
  title: text('كيف نساعدك؟', 'How can we help?'),
  meta_title: text('تجربة قيادة أو سؤال', 'A test drive or a question'),
  meta_description: text(
    'اطلب تجربة قيادة أو راسلنا، والنموذجان في صفحة واحدة.',
    'Ask for a test drive or write to us: both forms on one page.',
  ),
  image_id: 'place/interior-daylight',
  page_type: null,
  theme: 'land-rover',
  blocks: [
    block(
      'expanded-entry-form-tabs-regional',
      {
        title: text('كيف نساعدك؟', 'How can we help?'),
        header_size: 'xl',
        header_tag: '1',
        tab_x_padding: 22,
        top_tabs_limit: 4,
      },
      [
        {
          tab_icon: 'calendar',
          tab_label: text('تجربة قيادة', 'Test drive'),
          tab_id: 'drive',
          form_id: 'test-drive',
          has_two_columns: true,
          form_params_mapping: JSON.stringify({ model: 'model', retailer: 'retailer' }),
          button_position: 'right',
        },
        {
          tab_icon: 'mail',
          tab_label: text('راسلنا', 'Write to us'),
          tab_id: 'write',
          form_id: 'contact',
          has_two_columns: true,
          button_position: 'right',
        },
      ],
    ),
  ],
};
