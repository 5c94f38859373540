import { block, type DemoPage, text } from '../../../demo-page.js';

const colours = [
  { key: 'black', ar: 'أسود', en: 'Black', hex: '#1c1c1c' },
  { key: 'green', ar: 'أخضر داكن', en: 'Deep green', hex: '#24402f' },
  { key: 'sand', ar: 'رملي', en: 'Sand', hex: '#c8b48c' },
];

interface Article {
  goods: string;
  title: [ar: string, en: string];
  paragraph: [ar: string, en: string];
  price: number;
  sizes?: string[];
}

const article = ({ goods, title, paragraph, price, sizes = [] }: Article) =>
  block(
    'merchandise-preview',
    {
      title: text(...title),
      paragraph: text(...paragraph),
      price,
      colours: JSON.stringify(
        colours.map(({ key, ar, en, hex }) => ({
          label: text(ar, en),
          hex,
          image_id: `goods/${goods}-${key}`,
        })),
      ),
      sizes: JSON.stringify(sizes),
      phone_button: {
        type: 'internal',
        label: text('اطلب هاتفيًا', 'Order by phone'),
        url: 'tel:+97148000000',
        target: '_self',
        form_id: '',
        hidden_fields: {},
        title: text('', ''),
        columns: null,
      },
    },
    colours.map(({ key, ar, en }) => ({
      image: {
        id: `goods/${goods}-${key}`,
        alt: text(`${title[0]}، ${ar}`, `${title[1]}, ${en.toLowerCase()}`),
      },
    })),
  );

/** Goods with the colours of our cars. */
export const accessories: DemoPage = {
  id: 'accessories',
  path: '/accessories',
  title: text('مقتنيات الطريق', 'Goods for the road'),
  meta_title: text('مقتنيات الطريق', 'Goods for the road'),
  meta_description: text(
    'حقيبة وقبعة وقارورة ومظلة بثلاثة ألوان، لدى أي من وكلائنا.',
    'A bag, a cap, a bottle and an umbrella in three colours, at any of our retailers.',
  ),
  image_id: 'hero/courtyard-luxsuv-sand',
  page_type: null,
  theme: 'land-rover',
  blocks: [
    block('snippet', {
      title: text('ثلاثة ألوان من الصحراء', 'Three colours of the desert'),
      header_tag: '1',
      header_size: 'xl',
      paragraph: text(
        'أشياء قليلة صُنعت لتبقى. تجدها في كل معرض، أو نوصلها إليك.',
        'A few things, made to last. Every showroom has them, or we deliver.',
      ),
      font_size: 'big',
    }),
    article({
      goods: 'bag',
      title: ['حقيبة نهاية الأسبوع', 'The weekend bag'],
      paragraph: [
        'قماش سميك ومقابض من الجلد البني، وتتسع لملابس ثلاثة أيام.',
        'Heavy canvas with brown leather handles, for three days of clothes.',
      ],
      price: 690,
    }),
    article({
      goods: 'cap',
      title: ['قبعة الشمس', 'The sun cap'],
      paragraph: ['قطن خفيف يُغسل ويجف في ساعة.', 'Light cotton that washes and dries in an hour.'],
      price: 145,
      sizes: ['S', 'M', 'L'],
    }),
    article({
      goods: 'bottle',
      title: ['قارورة الرحلات', 'The trail bottle'],
      paragraph: [
        'معزولة: الماء بارد يومًا كاملًا، والقهوة ساخنة حتى العصر.',
        'Insulated: water stays cold for a day, coffee hot until the afternoon.',
      ],
      price: 120,
      sizes: ['0.5 l', '0.75 l'],
    }),
    article({
      goods: 'umbrella',
      title: ['مظلة البوابة', 'The door umbrella'],
      paragraph: [
        'مقبض خشبي وقماش يحجب الشمس قبل المطر.',
        'A wooden handle, and cloth against the sun before the rain.',
      ],
      price: 260,
    }),
  ],
};
