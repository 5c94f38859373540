import type { Surroundings } from './content-site.ts';

/** Strings in each text and link of the surroundings of a page; as many as one page takes. */
export const perPage = 300;

/** Settings, navigation and head of a page with these strings, each in links and in texts. */
export function hostileLayout(strings: readonly string[]): Surroundings {
  const at = (index: number) => strings[index % strings.length] ?? '';
  const links = strings.map((each, index) => ({ url: each, link_text: at(index + 1) }));
  const items = strings.map((each, index) => {
    const words = Object.fromEntries(
      ['label', 'id', 'class', 'rel', 'icon', 'aria_label'].map((name, n) => [name, at(index + n)]),
    );
    return { ...words, url: each, type: index % 4 === 0 ? 'social' : 'link' };
  });
  const json = (value: unknown) => JSON.stringify(value);
  const settings: Record<string, string> = {
    'navigation.disabled_on_pages': '[]',
    'navigation.logo_settings': json([{ path: '.', homepage: at(2), logo: 'default' }]),
    'search.popup.enabled': 'true',
    'search.popup.results_url': at(3),
    'site.favicon': at(4),
    'meta.title_divider': at(5),
    'footer.top': json(
      chunks(items, 20).map((some, column) => ({
        heading: at(column),
        rows: [{ type: column % 2 === 0 ? 'link' : 'social', items: some }],
      })),
    ),
    'footer.medium': json(items),
    'footer.retailers': at(6),
    'footer.retailers_url': at(7),
    'footer.searchbar': at(8),
    'footer.middle_html': strings.slice(0, 100).join('\n'),
    'footer.bottom_html': strings.slice(100, 200).join('\n'),
    'footer.html': strings.slice(200).join('\n'),
    'floating_action.items': json(links.slice(0, 40).map((link) => ({ link }))),
    'floating_action.quick_links': json(links.slice(40, 80).map((link) => ({ link }))),
    'order.terms_url': at(9),
    meta: json(strings.slice(0, 20).map((content) => ({ name: content, content, [content]: '1' }))),
  };
  const entry = (each: string, index: number) => ({
    id: `n${index}`,
    label: at(index + 2),
    url: each,
    area: index % 3 === 0 ? 'secondary' : 'primary',
    image_id: null,
    children: [{ id: `c${index}`, label: each, url: at(index + 1) }],
  });
  return {
    settings: Object.entries(settings).map(([key, value]) => ({ id: key, key, value })),
    navigation: strings.map(entry),
    page: {
      layout: 'brand',
      title: at(10),
      meta_title: at(11),
      meta_description: at(12),
      canonical_url: at(13),
      external_meta_image: at(14),
      page_type: at(15),
    },
  };
}

export const chunks = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) =>
    all.slice(at * size, (at + 1) * size),
  );
