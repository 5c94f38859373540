/** Kinds of places around a page's content. */
export type FrameKind = 'text' | 'link';

export interface HostileFrame {
  /** Response to an operation of the services by its id; undefined for all others. */
  respond(operation: string): object | undefined;
}

export interface HostileFrames {
  frames: HostileFrame[];
  /** Different strings per kind of place. */
  met: ReadonlyMap<FrameKind, number>;
}

const times = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));

/**
 * Settings, navigation, breadcrumbs, retailers and search results with hostile texts and URLs; as
 * many as needed for each string to be a text and a link.
 */
export function hostileFrames(strings: readonly string[]): HostileFrames {
  const taken = new Map<FrameKind, number>();
  const take = (kind: FrameKind) => {
    const at = taken.get(kind) ?? 0;
    taken.set(kind, at + 1);
    return strings[at % strings.length] ?? '';
  };
  const text = () => take('text');
  const link = () => take('link');
  const isDone = () =>
    (['text', 'link'] as const).every((kind) => (taken.get(kind) ?? 0) >= strings.length);
  const frames: HostileFrame[] = [];
  while (!isDone() && frames.length < 30) frames.push(hostileFrame(frames.length, text, link));
  const met = new Map([...taken].map(([kind, count]) => [kind, Math.min(count, strings.length)]));
  return { frames, met };
}

type Next = () => string;

function hostileFrame(round: number, text: Next, link: Next): HostileFrame {
  const rows = Object.entries(settings(round, text, link)).map(([key, value]) => ({
    id: key,
    key,
    value: typeof value === 'string' ? value : JSON.stringify(value),
  }));
  const marked = () => [{ text: text(), match: true }, { text: text() }];
  const found = times(60, (at) => ({
    id: `${text()}${at}`,
    kind: ['model', 'page', 'question', 'retailer', 'news'][at % 5],
    title: marked(),
    text: marked(),
    url: link(),
    image_id: at % 3 === 0 ? text() : null,
    date: at % 2 === 0 ? '2026-11-01' : null,
  }));
  const totals = { model: 20, page: 20, question: 20, retailer: 20, news: 20 };
  const responses: Readonly<Record<string, object>> = {
    getSettings: { data: rows },
    getNavEntries: { data: entries(text, link) },
    getNavEntriesV2: { data: entries(text, link) },
    getPlacedNavigation: { data: null },
    getMetaheads: { data: [] },
    getBreadcrumbs: { data: times(40, (at) => ({ id: `${at}`, label: text(), url: link() })) },
    searchSite: { data: found, meta: { page: 1, items: 20, total: 100, totals } },
    suggestSite: { data: found },
    suggestSearches: { data: [] },
    getDealer: {
      data: {
        id: text(),
        dealer_code: 'HOSTILE',
        name: text(),
        address: text(),
        city: text(),
        zip_code: text(),
        phone: text(),
        email: text(),
        opening_hours: text(),
        latitude: 0,
        longitude: 0,
        image_id: null,
        slug: text(),
      },
    },
  };
  return { respond: (operation) => responses[operation] };
}

function entries(text: Next, link: Next) {
  const entry = (area: string) => (at: number) => ({
    id: `${text()}${at}`,
    label: text(),
    url: link(),
    area,
    image_id: null,
    icon: text(),
    children: times(6, (child) => ({ id: `${at}-${child}`, label: text(), url: link() })),
    dc_strategy: null,
    columns: times(3, () => ({
      heading: text(),
      links: times(6, () => ({ label: text(), url: link() })),
    })),
    cards: times(6, (card) => ({
      group: text(),
      label: text(),
      line: text(),
      url: link(),
      image_id: card % 2 === 0 ? text() : null,
      price: text(),
      badge: text(),
    })),
    feature: { label: text(), text: text(), url: link(), link_label: text(), image_id: text() },
  });
  return [
    ...times(8, entry('primary')),
    ...times(4, entry('secondary')),
    ...times(8, entry('footer')),
  ];
}

/** Every setting that header, footer, floating actions, dialogs and error pages show. */
function settings(round: number, text: Next, link: Next): Record<string, unknown> {
  const item = (at: number) => ({
    label: text(),
    type: ['link', 'social', 'wrapper', 'image'][at % 4],
    target: at % 2 === 0 ? '_self' : '_blank',
    id: text(),
    class: text(),
    url: link(),
    icon: at % 3 === 0 ? 'facebook' : text(),
    rel: text(),
    aria_label: text(),
    ...(at % 4 === 3 && { image: { src: link(), alt: text() } }),
    ...(at % 5 === 4 && { form_id: text(), title: text(), hidden_fields: { [text()]: text() } }),
  });
  const action = (at: number) => ({
    icon: text(),
    link: {
      url: link(),
      link_text: text(),
      type: ['internal', 'external', 'form'][at % 3],
      form_id: text(),
      title: text(),
    },
  });
  const isConfigured = round % 3 !== 2;
  return {
    'navigation.newer': round % 2 === 0 ? 'true' : 'false',
    'navigation.disabled_on_pages': '',
    'navigation.brands': times(4, () => ({ brand: text(), label: text(), url: link() })),
    'navigation.logo_settings': [{ path: '.', homepage: link(), logo: text() }],
    'search.popup.enabled': 'true',
    'search.popup.results_url': link(),
    ...(isConfigured && {
      'footer.top': times(4, () => ({
        heading: text(),
        rows: times(2, (row) => ({ type: ['link', 'social'][row], items: times(12, item) })),
      })),
      'footer.retailers': text(),
      'footer.retailers_url': link(),
      'footer.searchbar': text(),
      'footer.middle_html': text(),
      'footer.medium': times(24, item),
      'footer.bottom_html': text(),
    }),
    ...(round % 3 === 2 && { 'footer.html': text() }),
    'floating_action.mode': round % 2 === 0 ? 'menu' : 'quick_links',
    'floating_action.items': times(6, action),
    'floating_action.quick_links': times(6, action),
    'floating_action.predefined_links': [{ alias: text(), url: link() }],
    'exit_popup.enabled': 'true',
    'exit_popup.title': text(),
    'exit_popup.text': text(),
    'exit_popup.cancel_label': text(),
    'exit_popup.confirm_label': text(),
    'page_not_found.html': text(),
    'page_not_found.content': {
      heading: text(),
      image_id: text(),
      paragraph: text(),
      button_label: text(),
    },
    'consent.content': {
      heading: text(),
      text: text(),
      policy_url: link(),
      policy_label: text(),
    },
    'site.favicon': link(),
    'meta.title_divider': text(),
  };
}
