import { block, type DemoPage, image, link, text } from '../../demo-page.js';

export const offers: DemoPage = {
  id: 'offers',
  path: '/offers',
  title: text('العروض', 'Offers'),
  meta_title: text('عروض الموسم', 'Offers of the season'),
  meta_description: text(
    'عروض الشراء والتمويل والصيانة على ديفندر ورينج روڤر وإف-تايب في الإمارات.',
    'Purchase, finance and service offers on Defender, Range Rover and F-TYPE in the UAE.',
  ),
  image_id: 'hero/showroom-two-cars',
  page_type: 'offers',
  theme: 'land-rover',
  blocks: [
    block('hero-carousel', { is_autoplay: false, has_timer: false, slider_theme: 'light-theme' }, [
      {
        image: image(
          'hero/showroom-two-cars',
          'سيارتان في معرض مضيء',
          'Two cars in a bright showroom',
        ),
        title: text('عروض الموسم', 'Offers of the season'),
        header_size: 'title',
        paragraph: text(
          'حتى نهاية ديسمبر، لدى جميع الوكلاء.',
          'Until the end of December, at every retailer.',
        ),
        'rdx-buttons': [link('/vehicles', 'السيارات المتوفرة', 'Cars in stock')],
      },
    ]),
    block(
      'content-blocks',
      { 'col-numbers': '2', 'image-ratio': '16-9', box_color: 'light-theme' },
      [
        {
          image: image('studio/offroader-front34-black', 'ديفندر سوداء', 'Black Defender'),
          title: text('ديفندر 110 من 4,990 درهمًا شهريًا', 'Defender 110 from AED 4,990 a month'),
          paragraph: text(
            'دفعة أولى 20%، وخمس سنوات، وخطة صيانة كاملة.',
            '20% down, five years, full service plan.',
          ),
          'rdx-buttons': [
            link('/vehicles?models=Defender&states=new', 'اختر سيارتك', 'Choose your car'),
          ],
        },
        {
          image: image('studio/luxsuv-front34-white', 'رينج روڤر بيضاء', 'White Range Rover'),
          title: text('رينج روڤر مع تسجيلٍ وتأمين', 'Range Rover, registered and insured'),
          paragraph: text(
            'السنة الأولى علينا للسيارات المتوفرة حتى نهاية الشهر.',
            'The first year is on us for cars in stock, until the month ends.',
          ),
          'rdx-buttons': [
            link('/vehicles?models=Range+Rover&states=new', 'اختر سيارتك', 'Choose your car'),
          ],
        },
        {
          image: image('studio/coupe-front34-silver', 'إف-تايب فضية', 'Silver F-TYPE'),
          title: text(
            'إف-تايب المعتمدة بضمان 24 شهرًا',
            'Approved F-TYPE with 24 months of warranty',
          ),
          paragraph: text(
            'فحص من 165 نقطة، وعودةٌ بلا أسئلة خلال سبعة أيام.',
            'A 165-point check, and seven days to change your mind.',
          ),
          'rdx-buttons': [
            link('/vehicles?models=F-TYPE&states=approved', 'اختر سيارتك', 'Choose your car'),
          ],
        },
        {
          image: image('interior/rear-seats', 'مقاعد خلفية من الجلد', 'Rear seats in leather'),
          title: text('صيانة الصيف', 'Summer service'),
          paragraph: text(
            'فحص التكييف والبطارية والإطارات بـ 490 درهمًا.',
            'Air conditioning, battery and tyres checked for AED 490.',
          ),
          'rdx-buttons': [link('/retailers', 'احجز لدى وكيلك', 'Book at your retailer')],
        },
      ],
    ),
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
            '<p>في 31 ديسمبر، أو بنفاد السيارات المشمولة، أيهما أسبق.</p>',
            '<p>On 31 December or when the cars concerned are sold, whichever comes first.</p>',
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
