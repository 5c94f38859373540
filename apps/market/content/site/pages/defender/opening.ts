import { block, type DemoBlock, image, link, text } from '../../../demo-page.js';

export const opening: readonly DemoBlock[] = [
  block('hero-carousel', { is_autoplay: false, has_timer: false, slider_theme: 'light-theme' }, [
    {
      image: image(
        'hero/desert-offroader-sand',
        'ديفندر بلون الرمل بين الكثبان',
        'Sand-coloured Defender among the dunes',
      ),
      title: text('ديفندر', 'Defender'),
      header_size: 'title',
      paragraph: text(
        'من ليوا إلى حتّا، ومن حتّا إلى حيث لا اسم للطريق.',
        'From Liwa to Hatta, and on to where the road has no name.',
      ),
      'rdx-buttons': [
        link('/vehicles?models=Defender', 'السيارات المتوفرة', 'Cars in stock'),
        link('/test-drive?model=defender', 'تجربة قيادة', 'Test drive'),
      ],
    },
  ]),
  block('in-page-navigation', { goTopShort: text('الأعلى', 'Top') }, [
    { label: text('القدرات', 'Ability'), blockId: 'ability' },
    { label: text('المقصورة', 'Cabin'), blockId: 'cabin' },
    { label: text('الألوان', 'Paints'), blockId: 'paints' },
    { label: text('الهياكل', 'Bodies'), blockId: 'bodies' },
    { label: text('على الرمل', 'On the sand'), blockId: 'course' },
    { label: text('أسئلة', 'Questions'), blockId: 'questions' },
  ]),
];
