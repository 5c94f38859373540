import { block, type DemoBlock, image, link, text } from '../../../demo-page.js';

export const opening: readonly DemoBlock[] = [
  block('hero-carousel', { is_autoplay: false, has_timer: false, slider_theme: 'light-theme' }, [
    {
      image: image(
        'hero/courtyard-luxsuv-sand',
        'رينج روڤر بلون الرمل في فناءٍ هادئ',
        'Sand-coloured Range Rover in a quiet courtyard',
      ),
      title: text('رينج روڤر', 'Range Rover'),
      header_size: 'title',
      paragraph: text('لا شيء زائد. ولا شيء ناقص.', 'Nothing too much. Nothing missing.'),
      'rdx-buttons': [
        link('/vehicles?models=Range+Rover', 'السيارات المتوفرة', 'Cars in stock'),
        link('/test-drive?model=range-rover', 'تجربة قيادة', 'Test drive'),
      ],
    },
  ]),
  block('in-page-navigation', { goTopShort: text('الأعلى', 'Top') }, [
    { label: text('السكون', 'Silence'), blockId: 'silence' },
    { label: text('المقصورة', 'Cabin'), blockId: 'cabin' },
    { label: text('القوّة', 'Power'), blockId: 'power' },
    { label: text('الصور', 'Pictures'), blockId: 'pictures' },
    { label: text('العائلة', 'The family'), blockId: 'family' },
    { label: text('التسليم', 'Handover'), blockId: 'handover' },
  ]),
  block('snippet', {
    block_scroll_id: 'silence',
    title: text('أهدأ غرفةٍ في البيت تتحرّك', 'The quietest room of the house moves'),
    header_size: 'xl',
    paragraph: text(
      'ميكروفونات عند كل عجلة تسمع الطريق، وسمّاعات في مساند الرأس تمحوه. ويبقى صوت من تحب.',
      'Microphones at each wheel hear the road; speakers in the headrests erase it. What remains is the voice you care for.',
    ),
    font_size: 'big',
  }),
  block('parallax-image', { padding_grid_class: 'y-space-0' }, [
    {
      image: image(
        'hero/desert-dusk-luxsuv-green',
        'رينج روڤر خضراء بين الكثبان عند الغسق والمصابيح مضاءة',
        'Green Range Rover among dunes at dusk, lamps lit',
      ),
      title: text('تُعرف من خطوطها', 'Known by its lines'),
      paragraph: text(
        'ثلاثة خطوط تكفي لتعرفها من آخر الشارع، حتى في العتمة.',
        'Three lines are enough to know it from the end of the street, even in the dark.',
      ),
    },
  ]),
];
