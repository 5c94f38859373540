import { block, type DemoBlock, image, text } from '../../../demo-page.js';

export const design: readonly DemoBlock[] = [
  block('snippet', {
    block_scroll_id: 'line',
    title: text('خطٌّ واحد', 'One line'),
    header_size: 'xl',
    paragraph: text(
      'رُسمت بحركةٍ واحدة من المقدّمة الطويلة إلى الأكتاف الخلفية. المقابض تختفي، والجناح ينتظر السرعة.',
      'Drawn in one stroke from the long bonnet to the rear haunches. The handles hide; the wing waits for speed.',
    ),
    font_size: 'big',
    border_grid_class: 'border-top',
  }),
  block('masonry', {
    image_1: image(
      'studio/coupe-side-silver',
      'إف-تايب فضية من الجانب',
      'Silver F-TYPE, side view',
    ),
    image_2: image('detail/coupe-headlamp-silver', 'مصباح إف-تايب الأمامي', 'F-TYPE head-lamp'),
    image_3: image(
      'studio/coupe-rear34-silver',
      'إف-تايب فضية من الخلف بزاوية',
      'Silver F-TYPE, rear three-quarter view',
    ),
  }),
  block(
    'content-blocks',
    {
      'col-numbers': '3',
      'image-ratio': '16-9',
      box_color: 'black-theme',
    },
    [
      {
        image: image('detail/coupe-wheel-black', 'عجلة إف-تايب', 'F-TYPE wheel'),
        title: text('يقف حيث تريد', 'Stops where you mean'),
        paragraph: text(
          'مكابح سيراميكية كربونية بقطر 398 ملم.',
          'Carbon-ceramic brakes, 398 mm across.',
        ),
      },
      {
        image: image('detail/coupe-headlamp-burgundy', 'مصباح إف-تايب', 'F-TYPE head-lamp'),
        title: text('نظرةٌ أنحف', 'A narrower gaze'),
        paragraph: text(
          'مصابيح بكسل LED ترسم توقيع النهار.',
          'Pixel LED lamps draw the daytime signature.',
        ),
      },
      {
        image: image('detail/coupe-taillamp-black', 'مصباح إف-تايب الخلفي', 'F-TYPE tail-lamp'),
        title: text('آخر ما يرونه', 'The last they see'),
        paragraph: text(
          'عادمٌ بأربع فوهات وصماماتٍ تختار صوتها.',
          'Four pipes, and valves that choose their voice.',
        ),
      },
    ],
  ),
];
