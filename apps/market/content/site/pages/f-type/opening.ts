import { block, type DemoBlock, image, link, text } from '../../../demo-page.js';

const figure = (icon: string, valueAr: string, value: string, labelAr: string, label: string) => ({
  icon,
  value: text(valueAr, value),
  label: text(labelAr, label),
});

export const opening: readonly DemoBlock[] = [
  block('hero-carousel', { is_autoplay: false, has_timer: false, slider_theme: 'black-theme' }, [
    {
      image: image(
        'hero/city-coupe-burgundy',
        'إف-تايب عنّابية أمام أفق المدينة ليلًا',
        'Burgundy F-TYPE before the city skyline at night',
      ),
      title: text('إف-تايب', 'F-TYPE'),
      header_size: 'title',
      paragraph: text('المدينة تنام متأخرة. وهي أيضًا.', 'The city goes to bed late. So does she.'),
      'rdx-buttons': [
        link('/vehicles?models=F-TYPE', 'السيارات المتوفرة', 'Cars in stock'),
        link('/test-drive?model=f-type', 'تجربة قيادة', 'Test drive'),
      ],
    },
  ]),
  block('in-page-navigation', { goTopShort: text('الأعلى', 'Top') }, [
    { label: text('الخطّ', 'The line'), blockId: 'line' },
    { label: text('القيادة', 'Driving'), blockId: 'driving' },
    { label: text('طبعة 75', 'The 75'), blockId: 'edition' },
    { label: text('المواصفات', 'Specifications'), blockId: 'specifications' },
    { label: text('المفتاح', 'The key'), blockId: 'key' },
  ]),
  block(
    'specification-glance',
    {
      title: text('أربعة أرقام، ثم نسكت', 'Four figures, then we are silent'),
      header_size: 'l',
      model_key: 'ftype-23my',
      'col-numbers': '4',
    },
    [
      figure('clock', '3.7 ث', '3.7 s', 'من 0 إلى 100 كم/س', '0 to 100 km/h'),
      figure('gauge', '575 حصان', '575 hp', 'من ثماني أسطوانات', 'From eight cylinders'),
      figure('gearbox', '8 سرعات', '8 speeds', 'ومقبضٌ لمن يحبّ أن يختار', 'And paddles to choose'),
      figure('seat', 'مقعدان', '2 seats', 'ولا ثالث', 'And not a third'),
    ],
  ),
];
