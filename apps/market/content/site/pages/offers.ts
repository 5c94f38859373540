import { block, type DemoPage, image, text } from '../../demo-page.js';

export const offers: DemoPage = {
  id: 'offers',
  path: '/offers',
  title: text('عروض الموسم', 'Offers of the season'),
  meta_title: text('عروض الموسم', 'Offers of the season'),
  meta_description: text(
    'عروض الشراء والتمويل على السيارات المتوفرة لدى وكلائنا في الإمارات.',
    'Purchase and finance offers on cars in stock at our retailers in the UAE.',
  ),
  image_id: 'hero/showroom-two-cars',
  page_type: 'offers',
  theme: 'land-rover',
  blocks: [
    block('single-offer', {
      hash: 'summer-service',
      hidden_fields: '{"offer_id":"summer-service","offer_category":"owners"}',
      image: image('interior/rear-seats', 'مقاعد خلفية من الجلد', 'Rear seats in leather'),
      title: text('صيانة الصيف بـ 490 درهمًا', 'Summer service for AED 490'),
      header_size: 'l',
      paragraph: text(
        'فحص التكييف والبطارية والإطارات لكل سيارة، لدى أي من وكلائنا.',
        'Air conditioning, battery and tyres checked for any car, at any of our retailers.',
      ),
      form_id: 'offer',
    }),
    block('stock-locator-carousel', {
      ci_key_list: 'approved',
      title: text('معتمدة ووصلت للتو', 'Approved, and just in'),
      header_size: 'l',
      slider_theme: 'grey-theme',
    }),
    block(
      'accordion',
      { title: text('شروط العروض', 'Terms'), header_size: 'm', border_grid_class: 'border-top' },
      [
        {
          title: text('متى تنتهي العروض؟', 'When do the offers end?'),
          type: 'html',
          html: text(
            '<p>في اليوم المذكور في كل عرض، أو بنفاد السيارات المشمولة، أيهما أسبق.</p>',
            '<p>On the day that each offer names, or when the cars concerned are sold, whichever comes first.</p>',
          ),
        },
        {
          title: text('من يحقّ له التمويل؟', 'Who may be financed?'),
          type: 'html',
          html: text(
            '<p>المقيمون والمواطنون بموافقة الجهة المموّلة. الأقساط المعروضة تقديرية وتشمل ضريبة القيمة المضافة.</p>',
            '<p>Residents and citizens, subject to the lender’s approval. Instalments shown are estimates and include VAT.</p>',
          ),
        },
        {
          title: text('هل أشتري من خارج الإمارات؟', 'Can I buy from outside the UAE?'),
          type: 'html',
          html: text(
            '<p>نعم، ونتولّى التصدير والشحن: <a href="/ar/overseas">سيارات للمشترين من الخارج</a>.</p>',
            '<p>Yes. We see to export and shipping: <a href="/en/overseas">cars for buyers abroad</a>.</p>',
          ),
        },
      ],
    ),
  ],
};
