import type { Sample } from '../../model/definition/define-block.js';

const text = (ar: string, en: string) => ({ ar, en });
const link = (url: string) => ({
  type: 'internal' as const,
  label: text('اعرف المزيد', 'Find out more'),
  url,
  target: '_self' as const,
});

const content: Sample = {
  fields: { title: text('تفاصيل صُنعت لتُلمس', 'Details made to be touched'), header_size: 'l' },
  groups: [
    {
      tab_label: text('الداخل', 'Inside'),
      tab_id: 'inside',
      blocks_count: 3,
      block_1_image: {
        id: 'interior/front-seats',
        alt: text('المقعدان الأماميان', 'The front seats'),
      },
      block_1_title: text('جلد يزداد جمالًا', 'Leather that ages well'),
      block_1_paragraph: text(
        'مدبوغ ببطء، ومخيط باليد، ويحمل أثر من يقوده.',
        'Slowly tanned, stitched by hand, marked by whoever drives.',
      ),
      block_1_link: link('/range-rover'),
      block_2_image: {
        id: 'interior/centre-console',
        alt: text('الكونسول الوسطي', 'The centre console'),
      },
      block_2_title: text('كل شيء في مكانه', 'Everything in its place'),
      block_2_paragraph: text(
        'مقبض واحد لأوضاع القيادة، وسطح هادئ لما عداه.',
        'One dial for the driving modes, a calm surface for the rest.',
      ),
      block_3_image: { id: 'interior/rear-seats', alt: text('المقاعد الخلفية', 'The rear seats') },
      block_3_title: text('صف ثانٍ بمقام الأول', 'A second row like the first'),
      block_3_paragraph: text(
        'مسند يميل، ونافذة تتّسع، ومساحة تُنسيك الطريق.',
        'A backrest that reclines, a wider window, and room to forget the road.',
      ),
    },
    {
      tab_label: text('الخارج', 'Outside'),
      tab_id: 'outside',
      blocks_count: 2,
      block_1_image: {
        id: 'detail/luxsuv-headlamp-green',
        alt: text('المصباح الأمامي', 'The headlamp'),
      },
      block_1_title: text('نظرة من ضوء', 'A gaze of light'),
      block_1_paragraph: text(
        'مصابيح رفيعة ترسم الطريق قبل أن تصل إليه.',
        'Slim lamps that draw the road before you reach it.',
      ),
      block_2_image: { id: 'detail/luxsuv-wheel-green', alt: text('العجلة', 'The wheel') },
      block_2_title: text('وقفة راسخة', 'A settled stance'),
      block_2_paragraph: text(
        'عجلات قياس 22 بوصة تملأ أقواسها بلا ادّعاء.',
        '22-inch wheels that fill their arches without boasting.',
      ),
    },
  ],
};

export const sample = { ar: content, en: content };
