import { block, type DemoPage, text } from '../../demo-page.js';

export const overseas: DemoPage = {
  id: 'overseas',
  path: '/overseas',
  title: text('سيارات للمشترين من الخارج', 'Cars for buyers abroad'),
  meta_title: text('سيارات للمشترين من الخارج', 'Cars for buyers abroad'),
  meta_description: text(
    'سيارات معتمدة ومستعملة بأسعارها السابقة والحالية، مع أوراق التصدير والشحن من دبي إلى باب بيتك.',
    'Approved and used cars with their former and present prices, export papers and shipping from Dubai to your door.',
  ),
  image_id: 'hero/showroom-two-cars',
  page_type: null,
  theme: 'land-rover',
  blocks: [
    block('stock-locator-overseas', {
      ci_key_list: 'approved,used',
      ci_key_brand: 'All',
      ci_key_model: 'None',
      vehicles: JSON.stringify({
        headline: { ar: 'سيارات للمشترين من الخارج', en: 'Cars for buyers abroad' },
        list: [],
      }),
    }),
    block(
      'accordion',
      {
        title: text('من دبي إلى بابك', 'From Dubai to your door'),
        header_size: 'm',
        border_grid_class: 'border-top',
      },
      [
        {
          title: text('من يتولّى التصدير؟', 'Who sees to the export?'),
          type: 'html',
          html: text(
            '<p>وكيلنا يُعدّ شهادة التصدير وأوراق الجمارك، ويسلّمها لك قبل الشحن.</p>',
            '<p>Our retailer prepares the export certificate and customs papers, and hands them to you before the car is shipped.</p>',
          ),
        },
        {
          title: text('كم يستغرق الشحن؟', 'How long does shipping take?'),
          type: 'html',
          html: text(
            '<p>أسبوعًا إلى دول الخليج برًّا، ومن ثلاثة إلى ستة أسابيع إلى غيرها بحرًا.</p>',
            '<p>A week by road within the Gulf, three to six weeks by sea elsewhere.</p>',
          ),
        },
      ],
    ),
  ],
};
