import { block, type DemoBlock, image, link, text } from '../../../demo-page.js';

export type Words = readonly [ar: string, en: string];
/** A picture with its alternative text. */
export type Shot = readonly [id: string, ar: string, en: string];

export const shot = ([id, ar, en]: Shot) => image(id, ar, en);

/** A chapter of a page, with the anchor that the navigation leads to. */
export interface Chapter {
  anchor: string;
  label: Words;
  blocks: readonly DemoBlock[];
}

/** A few words in large type. */
export const statement = (
  anchor: string,
  title: Words,
  paragraph: Words,
  fields: Record<string, unknown> = {},
) =>
  block('snippet', {
    block_scroll_id: anchor,
    title: text(...title),
    header_size: 'xl',
    paragraph: text(...paragraph),
    font_size: 'big',
    ...fields,
  });

export const three = (one: Shot, two: Shot, last: Shot) =>
  block('masonry', { image_1: shot(one), image_2: shot(two), image_3: shot(last) });

/** A picture beside its text. */
export const beside = (
  picture: Shot,
  title: Words,
  paragraph: Words,
  fields: Record<string, unknown> = {},
) =>
  block('image-box', {
    image: shot(picture),
    title: text(...title),
    header_size: 'l',
    paragraph: text(...paragraph),
    ...fields,
  });

export const cards = (
  theme: 'dark-theme' | 'black-theme' | 'grey-theme',
  all: readonly (readonly [picture: Shot, title: Words, paragraph: Words])[],
  fields: Record<string, unknown> = {},
) =>
  block(
    'content-blocks',
    {
      'col-numbers': all.length === 2 ? '2' : '3',
      'image-ratio': '16-9',
      box_color: theme,
      ...fields,
    },
    all.map(([picture, title, paragraph]) => ({
      image: shot(picture),
      title: text(...title),
      paragraph: text(...paragraph),
    })),
  );

export const scenes = (
  anchor: string,
  title: Words,
  all: readonly (readonly [picture: Shot, title: Words, paragraph: Words])[],
) =>
  block(
    'parallax-image',
    { block_scroll_id: anchor, title: text(...title), header_size: 'l' },
    all.map(([picture, name, paragraph]) => ({
      image: shot(picture),
      title: text(...name),
      paragraph: text(...paragraph),
    })),
  );

/** Power, acceleration and price of a car of the catalogue. */
export const figures = (car_key: string, title: Words, picture: Shot) =>
  block('model-summary', {
    block_scroll_id: 'figures',
    car_key,
    engine_key: '',
    spec_1_key: 'power',
    spec_2_key: 'acceleration',
    spec_3_key: 'price',
    spec_3_label: text('السعر الرسمي من', 'List price from'),
    has_columns: true,
    tab_id: '',
    title: text(...title),
    header_size: 'l',
    image: shot(picture),
  });

export const closing = (name: string, ar: string, paragraph: Words) =>
  block('snippet', {
    block_scroll_id: 'next',
    title: text(`${ar} بانتظارك`, `Your ${name} is waiting`),
    header_size: 'l',
    paragraph: text(...paragraph),
    'rdx-buttons': [
      link(`/vehicles?models=${name.replaceAll(' ', '+')}`, 'السيارات المتوفرة', 'Cars in stock'),
      link(
        `/test-drive?model=${name.toLowerCase().replaceAll(' ', '-')}`,
        'اطلب تجربة قيادة',
        'Ask for a test drive',
      ),
      link('/offers', 'العروض', 'Offers'),
    ],
    button_style: 'primary',
    border_grid_class: 'border-top',
  });
