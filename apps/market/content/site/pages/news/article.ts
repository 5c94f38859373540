import { tz } from '@date-fns/tz';
import { formatISO, subDays } from 'date-fns';
import { block, type DemoBlock, type DemoPage, image, link, text } from '../../../demo-page.js';

type Words = readonly [ar: string, en: string];

export interface Article {
  key: string;
  /** Days before the market's opening. */
  age: number;
  image_id: string;
  theme?: DemoPage['theme'];
  title: Words;
  summary: Words;
  blocks: readonly DemoBlock[];
}

/** Paragraphs of an article, beside a heading if there is one. */
export const words = (paragraph: Words, title?: Words): DemoBlock =>
  block('snippet', {
    ...(title && { title: text(...title), header_size: 'm', header_tag: '2' }),
    paragraph: text(...paragraph),
    ...(!title && { font_size: 'big' }),
  });

export const said = (quote: Words, author: Words, position: Words): DemoBlock =>
  block('quote', {
    quote: text(...quote),
    author: text(...author),
    author_position: text(...position),
  });

/** A picture beside a heading and a text. */
export const scene = (
  id: string,
  alt: Words,
  title: Words,
  paragraph: Words,
  fields: Record<string, unknown> = {},
): DemoBlock =>
  block('image-box', {
    image: image(id, ...alt),
    title: text(...title),
    header_size: 'm',
    header_tag: '2',
    paragraph: text(...paragraph),
    ...fields,
  });

/** The way on from an article. */
export const onward = (title: Words, url: string, label: Words): DemoBlock =>
  block('snippet', {
    title: text(...title),
    header_size: 'm',
    header_tag: '2',
    'rdx-buttons': [link(url, ...label)],
    button_style: 'secondary',
  });

/** Texts share the space between them, and leave that above pictures and quotes to these. */
const spaced = (blocks: readonly DemoBlock[]): DemoBlock[] =>
  blocks.map((each, at) => {
    if (each.template !== 'snippet') return each;
    const isAfterText = blocks[at - 1]?.template === 'snippet';
    const next = blocks[at + 1];
    const isBeforeOther = next !== undefined && next.template !== 'snippet';
    const padding = isAfterText
      ? isBeforeOther
        ? 'y-space-0'
        : 'top-space-0'
      : isBeforeOther
        ? 'bottom-space-0'
        : 'normal';
    return { ...each, fields: { ...each.fields, padding_grid_class: padding } };
  });

export const articlePage = (
  { key, age, image_id, theme = 'land-rover', title, summary, blocks }: Article,
  today: Date,
): DemoPage => ({
  id: `news-${key}`,
  path: `/news/${key}`,
  title: text(...title),
  meta_title: text('', ''),
  meta_description: text(...summary),
  image_id,
  page_type: 'news',
  theme,
  date: formatISO(subDays(today, age, { in: tz('UTC') }), { representation: 'date' }),
  blocks: spaced(blocks),
});
