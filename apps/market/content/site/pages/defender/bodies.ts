import { block, type DemoBlock, image, link, text } from '../../../demo-page.js';

const inStock = link('/vehicles?models=Defender', 'المتوفر الآن', 'In stock now');

const paint = (key: string, ar: string, en: string) => ({
  colour_label: text(ar, en),
  colour_image: image(`texture/paint-${key}`, `عيّنة: ${ar}`, `Swatch: ${en}`),
  image: image(`studio/offroader-side-${key}`, `ديفندر، ${ar}`, `Defender, ${en}`),
});

export const bodies: readonly DemoBlock[] = [
  block(
    'colour-picker-carousel',
    {
      block_scroll_id: 'paints',
      title: text('لونٌ يليق بالغبار', 'A paint that suits the dust'),
      header_size: 'l',
    },
    [
      paint('sand', 'رمل ليوا', 'Liwa sand'),
      paint('green', 'أخضر الغاف', 'Ghaf green'),
      paint('silver', 'فضّة الفلج', 'Falaj silver'),
      paint('burgundy', 'عنّابيّ النخيل', 'Date burgundy'),
      paint('black', 'أسود الحرّة', 'Lava black'),
      paint('white', 'أبيض السبخة', 'Salt-flat white'),
    ],
  ),
  block(
    'manual-models-carousel',
    {
      block_scroll_id: 'bodies',
      title: text('ثلاثة هياكل', 'Three bodies'),
      header_size: 'l',
      slider_theme: 'grey-theme',
    },
    [
      {
        model_name: text('ديفندر 90', 'Defender 90'),
        image: image(
          'studio/offroader-front34-white',
          'ديفندر 90 بيضاء، من الأمام بزاوية',
          'White Defender 90, front three-quarter view',
        ),
        price: text(
          'السعر الرسمي من {price:defender_90:price}',
          'List price from {price:defender_90:price}',
        ),
        'rdx-links': [inStock],
      },
      {
        model_name: text('ديفندر 110', 'Defender 110'),
        image: image(
          'studio/offroader-front34-green',
          'ديفندر 110 خضراء، من الأمام بزاوية',
          'Green Defender 110, front three-quarter view',
        ),
        price: text(
          'السعر الرسمي من {price:defender_110:price}',
          'List price from {price:defender_110:price}',
        ),
        'rdx-links': [inStock, link('/offers', 'عرض هذا الموسم', 'This season’s offer')],
      },
      {
        model_name: text('ديفندر 130', 'Defender 130'),
        image: image(
          'studio/offroader-front34-black',
          'ديفندر 130 سوداء، من الأمام بزاوية',
          'Black Defender 130, front three-quarter view',
        ),
        price: text(
          'السعر الرسمي من {price:defender_130:price}',
          'List price from {price:defender_130:price}',
        ),
        'rdx-links': [inStock],
      },
    ],
  ),
  block('html-box', {
    html: text(
      `<h2>أيّها يناسبك؟</h2>
<table>
  <thead>
    <tr><th scope="col">الطراز</th><th scope="col">الطول</th><th scope="col">المقاعد</th><th scope="col">الأمتعة</th><th scope="col">السحب</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">ديفندر&nbsp;90</th><td>4,580&nbsp;ملم</td><td>5 أو 6</td><td>390&nbsp;لترًا</td><td>3,500&nbsp;كغم</td></tr>
    <tr><th scope="row">ديفندر&nbsp;110</th><td>5,020&nbsp;ملم</td><td>5 أو 7</td><td>780&nbsp;لترًا</td><td>3,500&nbsp;كغم</td></tr>
    <tr><th scope="row">ديفندر&nbsp;130</th><td>5,360&nbsp;ملم</td><td>8</td><td>390&nbsp;لترًا</td><td>3,000&nbsp;كغم</td></tr>
  </tbody>
</table>
<p>في ديفندر 130 تُقاس الأمتعة خلف الصفّ الثالث.</p>`,
      `<h2>Which one is yours?</h2>
<table>
  <thead>
    <tr><th scope="col">Model</th><th scope="col">Length</th><th scope="col">Seats</th><th scope="col">Luggage</th><th scope="col">Towing</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">Defender&nbsp;90</th><td>4,580&nbsp;mm</td><td>5 or 6</td><td>390&nbsp;litres</td><td>3,500&nbsp;kg</td></tr>
    <tr><th scope="row">Defender&nbsp;110</th><td>5,020&nbsp;mm</td><td>5 or 7</td><td>780&nbsp;litres</td><td>3,500&nbsp;kg</td></tr>
    <tr><th scope="row">Defender&nbsp;130</th><td>5,360&nbsp;mm</td><td>8</td><td>390&nbsp;litres</td><td>3,000&nbsp;kg</td></tr>
  </tbody>
</table>
<p>In the Defender 130, luggage is measured behind the third row.</p>`,
    ),
  }),
];
