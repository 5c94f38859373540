import { block, type DemoBlock, image, link, text } from '../../../demo-page.js';

const keys = (...names: readonly string[]) => JSON.stringify(names.map((key) => ({ key })));

export const facts: readonly DemoBlock[] = [
  block(
    'collection-slider',
    {
      block_scroll_id: 'edition',
      title: text('طبعة 75', 'The 75'),
      header_size: 'l',
      carousel_view_options: 'adjacent_slides',
    },
    [
      {
        image: image(
          'studio/coupe-front34-green',
          'إف-تايب 75 خضراء من الأمام بزاوية',
          'Green F-TYPE 75, front three-quarter view',
        ),
        title: text('أخضر السباقات', 'Racing green'),
        paragraph: text(
          'خمسة وسبعون عامًا من الكوبيه، ولونٌ بدأت به الحكاية.',
          'Seventy-five years of coupés, and the colour in which they began.',
        ),
        'rdx-link': link('/vehicles?models=F-TYPE', 'إف-تايب المتوفرة', 'F-TYPEs in stock'),
      },
      {
        image: image(
          'studio/coupe-rear34-sand',
          'إف-تايب 75 بلون الرمل من الخلف بزاوية',
          'Sand-coloured F-TYPE 75, rear three-quarter view',
        ),
        title: text('رملٌ بلمعة الحرير', 'Sand with a silk sheen'),
        paragraph: text(
          'طلاءٌ بثماني طبقات، لا يظهر أعمقها إلا تحت الشمس.',
          'Paint in eight layers, the deepest seen only in sunlight.',
        ),
      },
      {
        image: image(
          'studio/coupe-front34-black',
          'إف-تايب 75 سوداء من الأمام بزاوية',
          'Black F-TYPE 75, front three-quarter view',
        ),
        title: text('أسودُ بلا كروم', 'Black, without chrome'),
        paragraph: text(
          'كل ما كان يلمع صار ظلًّا. السعر الرسمي من {price:f_type_coupe_75:price}.',
          'All that shone is now shadow. List price from {price:f_type_coupe_75:price}.',
        ),
        'rdx-link': link('/offers', 'العروض', 'Offers'),
      },
    ],
  ),
  block(
    'specification-accordion',
    {
      block_scroll_id: 'specifications',
      model_key: 'ftype-23my',
      title: text('إف-تايب بالأرقام', 'F-TYPE in figures'),
      header_size: 'l',
    },
    [
      {
        label: text('الأداء', 'Performance'),
        spec_keys: keys('power', 'acceleration', 'top_speed', 'consumption'),
      },
      {
        label: text('المحرّك والدفع', 'Engine and drive'),
        spec_keys: keys('engine', 'drivetrain', 'transmission'),
      },
      {
        label: text('الأبعاد والسعة', 'Size and space'),
        spec_keys: keys('seats', 'luggage', 'length', 'width', 'height', 'wheelbase'),
      },
      {
        label: text('الضمان والصيانة', 'Warranty and service'),
        content: text(
          'ضمان خمس سنوات أو 150,000 كم، وصيانة دورية تُحجز عبر الإنترنت لدى أي وكيل معتمد.',
          'Five years or 150,000 km of warranty, and service booked online with any authorised retailer.',
        ),
      },
    ],
  ),
];
