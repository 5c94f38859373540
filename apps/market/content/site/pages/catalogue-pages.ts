import type { Catalogue, PickerGroup } from '@mawkib/blocks/definitions';
import type { BlockGroup } from '@mawkib/blocks/model';
import { block, type DemoBlock, type DemoPage, link, text } from '../../demo-page.js';

/** Page titles of the catalogue's groups. */
const titles: Readonly<Record<BlockGroup, readonly [ar: string, en: string]>> = {
  Advanced: ['عناصر تفاعلية', 'Interactive blocks'],
  Specials: ['عناصر خاصّة', 'Special blocks'],
  Content: ['عناصر المحتوى', 'Content blocks'],
  Hero: ['صور الافتتاح', 'Heroes'],
  Mena: ['عناصر المنطقة', 'Regional blocks'],
  APO: ['السيارات المعتمدة', 'Approved pre-owned'],
  Other: ['النماذج وغيرها', 'Forms and others'],
  Retailers: ['الوكلاء', 'Retailers'],
  Schema: ['بيانات البحث', 'Search data'],
  'Stock Locator': ['السيارات المتوفرة', 'Cars in stock'],
  'New Blocks Versions': ['عناصر بصيغ جديدة', 'New versions'],
};

const nameOf = (group: BlockGroup) => group.toLowerCase().replaceAll(' ', '-');
const pathOf = (group: BlockGroup) => `/catalogue/${nameOf(group)}`;

/** Links between the pages of the catalogue. */
const directory = (current: BlockGroup, groups: readonly PickerGroup[]): DemoBlock =>
  block('snippet', {
    title: text(...titles[current]),
    header_tag: '1',
    header_size: 'xl',
    paragraph: text(
      'كلّ ما في الدليل من هذه المجموعة، كما يضعه المحرر في صفحة، بمحتواه وصوره.',
      'All that the catalogue has of this group, as an editor puts it on a page, with its content and pictures.',
    ),
    button_style: 'secondary',
    'rdx-buttons': groups
      .filter(({ group }) => group !== current)
      .map(({ group }) => link(pathOf(group), ...titles[group])),
  });

/** Prices of samples follow the catalogue of cars, by the link of the sample's model. */
function priceOf({ price, 'rdx-links': links }: Record<string, unknown>) {
  if (!/\d/.test(JSON.stringify(price ?? '')) || !Array.isArray(links)) return {};
  const key = String(links[0]?.url ?? '')
    .replace(/^\//, '')
    .replaceAll('-', '_');
  return {
    price: text(`السعر الرسمي من {price:${key}:price}`, `List price from {price:${key}:price}`),
  };
}

/** Values that the pages have instead of the sample's: a list of news with several pages. */
const shownWith: Readonly<Record<string, Record<string, unknown>>> = {
  news: { items_per_page: 3 },
};

/**
 * One page per group of the catalogue, with every block in it and the block's own sample, so that
 * staff and designers see all blocks in one place.
 */
export function cataloguePages({ pickerGroups }: Catalogue): readonly DemoPage[] {
  const groups = pickerGroups.filter(({ blocks }) => blocks.length > 0);
  return groups.map(({ group, blocks }) => ({
    id: `catalogue-${nameOf(group)}`,
    path: pathOf(group),
    title: text(...titles[group]),
    meta_title: text(`دليل العناصر: ${titles[group][0]}`, `Block catalogue: ${titles[group][1]}`),
    meta_description: text(
      `كلّ عناصر مجموعة «${titles[group][0]}» بمحتواها.`,
      `Every block of the group "${titles[group][1]}" with its content.`,
    ),
    image_id: 'hero/desert-offroader-sand',
    page_type: null,
    theme: 'land-rover',
    blocks: [
      directory(group, groups),
      ...blocks.map(({ key, sample }) =>
        block(
          key,
          { ...sample.ar.fields, ...shownWith[key] },
          (sample.ar.groups ?? []).map((fields) => ({ ...fields, ...priceOf(fields) })),
        ),
      ),
    ],
  }));
}
