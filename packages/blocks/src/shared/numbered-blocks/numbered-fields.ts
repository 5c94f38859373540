import { image, link, markdown, number } from '../../model/definition/field.js';

const max = 4;
const defaultCount = 3;

const picture = (at: number) =>
  image({ label: { ar: `صورة البطاقة ${at}`, en: `Picture of block ${at}` }, optional: true });
const heading = (at: number) =>
  markdown({
    label: { ar: `عنوان البطاقة ${at}`, en: `Title of block ${at}` },
    inline: true,
    optional: true,
  });
const words = (at: number) =>
  markdown({ label: { ar: `نص البطاقة ${at}`, en: `Text of block ${at}` }, optional: true });
const way = (at: number) =>
  link({ label: { ar: `رابط البطاقة ${at}`, en: `Link of block ${at}` }, optional: true });

/** blocks_count, and image, title, paragraph and link of four blocks. */
export const numberedFields = () => ({
  blocks_count: number({
    label: { ar: 'عدد البطاقات', en: 'Blocks shown' },
    default: defaultCount,
    min: 1,
    max: max,
    step: 1,
  }),
  block_1_image: picture(1),
  block_1_title: heading(1),
  block_1_paragraph: words(1),
  block_1_link: way(1),
  block_2_image: picture(2),
  block_2_title: heading(2),
  block_2_paragraph: words(2),
  block_2_link: way(2),
  block_3_image: picture(3),
  block_3_title: heading(3),
  block_3_paragraph: words(3),
  block_3_link: way(3),
  block_4_image: picture(4),
  block_4_title: heading(4),
  block_4_paragraph: words(4),
  block_4_link: way(4),
});
