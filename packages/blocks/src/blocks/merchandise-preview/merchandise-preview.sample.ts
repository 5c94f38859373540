import type { Sample } from '../../model/definition/define-block.js';

const text = (ar: string, en: string) => ({ ar, en });

const colours = [
  { key: 'black', label: text('أسود', 'Black'), hex: '#1c1c1c' },
  { key: 'green', label: text('أخضر', 'Green'), hex: '#24402f' },
  { key: 'sand', label: text('رملي', 'Sand'), hex: '#c8b48c' },
];

const content: Sample = {
  fields: {
    title: text('قبعة الطريق', 'The road cap'),
    paragraph: text(
      'قبعة قطنية خفيفة للأيام المشمسة، بثلاثة ألوان.',
      'A light cotton cap for sunny days, in three colours.',
    ),
    price: 145,
    colours: JSON.stringify(
      colours.map(({ key, label, hex }) => ({ label, hex, image_id: `goods/cap-${key}` })),
    ),
    sizes: JSON.stringify(['S', 'M', 'L']),
    phone_button: {
      type: 'internal',
      label: text('اطلبها هاتفيًا', 'Order by phone'),
      url: 'tel:+97140000000',
    },
  },
  groups: colours.map(({ key, label }) => ({
    image: {
      id: `goods/cap-${key}`,
      alt: text(`قبعة قطنية، ${label.ar}`, `Cotton cap, ${label.en.toLowerCase()}`),
    },
  })),
};

export const sample = { ar: content, en: content };
