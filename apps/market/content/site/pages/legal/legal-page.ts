import { block, type DemoPage, text } from '../../../demo-page.js';

type Words = readonly [ar: string, en: string];

/** A clause: its heading beside its paragraphs. */
const clause = (title: Words, paragraphs: Words) =>
  block('snippet', {
    title: text(...title),
    header_size: 'm',
    header_tag: '2',
    paragraph: text(...paragraphs),
    padding_grid_class: 'top-space-0',
  });

interface LegalPage {
  id: string;
  title: Words;
  description: Words;
  /** Heading and introduction. */
  opening: readonly [title: Words, paragraph: Words];
  clauses: readonly (readonly [title: Words, paragraphs: Words])[];
}

export const legalPage = ({ id, title, description, opening, clauses }: LegalPage): DemoPage => ({
  id,
  path: `/${id}`,
  title: text(...title),
  meta_title: text(...title),
  meta_description: text(...description),
  image_id: 'texture/silk-sand',
  page_type: 'legal',
  theme: 'land-rover',
  blocks: [
    block('snippet', {
      title: text(...opening[0]),
      header_size: 'xl',
      header_tag: '1',
      paragraph: text(...opening[1]),
      font_size: 'big',
      padding_grid_class: 'normal',
    }),
    ...clauses.map((each) => clause(...each)),
  ],
});
