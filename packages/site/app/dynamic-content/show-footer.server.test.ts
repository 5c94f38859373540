import {
  createDynamicContent,
  createExternalStockList,
  createModelLists,
  createOffers,
} from '@mawkib/core/dynamic-content';
import {
  createSettings,
  floatingActions,
  footerContent,
  siteSettings,
} from '@mawkib/core/settings';
import { describe, expect, it, vi } from 'vitest';
import type { ServedFooter } from '../context/site-context.ts';
import { actionsOnPath } from './actions-on-path.ts';
import { showActions, showFooter } from './show-footer.server.ts';

const logger = { warn() {}, error() {} };

/** Store with one offer, for the Defender. */
function store() {
  const get = async () => ({ status: 200, body: [{ car_model_key: 'defender' }] });
  const content = createDynamicContent({
    offers: createOffers({ url: 'https://market.example/offers', get, logger }),
    externalStockList: createExternalStockList({ url: '', get, logger }),
    lists: createModelLists({ apiUrl: '', lists: {}, get, logger }),
    logger,
  });
  const settle = vi.fn(
    async (_locale: string, { strategies = [] }: { strategies?: readonly never[] }) => {
      await content.ready(strategies);
      return { content };
    },
  );
  return { settle } as unknown as Parameters<typeof showFooter>[2] & { settle: typeof settle };
}

const settingsOf = (values: Record<string, unknown>) =>
  createSettings(
    siteSettings,
    Object.entries(values).map(([key, value]) => ({ key, value: JSON.stringify(value) })),
    logger,
  );
const on = (path: string) => ({ locale: 'ar' as const, path });
const brand = (value: string, fallback?: unknown) => ({ key: 'brand_from_url', value, fallback });
const offer = (value: string, fallback?: unknown) => ({ key: 'offers', value, fallback });

describe('showFooter', () => {
  const item = (label: string, dc_strategy?: object) => ({ label, url: `/${label}`, dc_strategy });
  const footerOf = (items: object[]): ServedFooter => ({
    entries: [],
    content: footerContent(
      settingsOf({ 'footer.top': [{ heading: 'H', rows: [{ items }] }], 'footer.medium': items }),
    ) as ServedFooter['content'],
    retailersUrl: '',
    searchUrl: '',
    hasConsent: false,
  });
  const shown = async (path: string, ...items: object[]) => {
    const { content } = await showFooter(footerOf(items), on(path), store());
    const labels = (of: readonly { label: string; url?: string }[] = []) =>
      of.map(({ label, url }) => `${label} ${url ?? '-'}`);
    return { top: labels(content?.top[0]?.rows[0]?.items), medium: labels(content?.medium) };
  };

  it('follows offers and the brand of the path, with an item or a text instead', async () => {
    const items = [
      item('all'),
      item('def', brand('defender')),
      item('jag', brand('jaguar', item('other'))),
      item('xe', offer('xe', 'Soon')),
    ];
    const list = ['all /all', 'def /def', 'other /other', 'Soon -'];
    expect(await shown('/ar/defender/110', ...items)).toEqual({ top: list, medium: list });
    expect((await shown('/ar/jaguar', ...items)).top).toEqual(['all /all', 'jag /jag', 'Soon -']);
  });

  it('leaves out rows and columns that are empty then', async () => {
    const { content } = await showFooter(footerOf([item('xe', offer('xe'))]), on('/ar'), store());
    expect(content?.top).toEqual([]);
  });

  it('is the same object without strategies, and nothing is asked', async () => {
    const [footer, known] = [footerOf([item('all')]), store()];
    expect(await showFooter(footer, on('/ar'), known)).toBe(footer);
    expect(known.settle).not.toHaveBeenCalled();
  });
});

describe('showActions', () => {
  const action = (link_text: string, dc_strategy?: object) => ({
    link: { url: `/${link_text}`, link_text },
    dc_strategy,
  });
  const actionsOf = (...items: object[]) =>
    floatingActions(settingsOf({ 'floating_action.items': items }));
  const texts = (actions: { items: readonly { link: { link_text: string } }[] } | undefined) =>
    actions?.items.map(({ link }) => link.link_text);

  it('follows offers and the brand of the path, again when the path changes [B-4-19] [B-3-395]', async () => {
    const actions = actionsOf(
      action('all'),
      action('def', brand('defender', action('other'))),
      action('gone', offer('xe')),
      action('offer', offer('defender', 'Text')),
    );
    const { floating, byPath } = await showActions(actions, on('/ar/defender'), store());
    expect(texts(floating)).toEqual(['all', 'def', 'offer']);
    const elsewhere = (await showActions(actions, on('/ar/discovery'), store())).byPath;
    expect(elsewhere && texts(actionsOnPath(elsewhere.actions, '/ar/defender'))).toEqual(
      texts(floating),
    );
    expect(byPath && texts(actionsOnPath(byPath.actions, '/ar/defender/x'))).toEqual(
      texts(floating),
    );
    expect(byPath && texts(actionsOnPath(byPath.actions, '/ar/discovery'))).toEqual([
      'all',
      'other',
      'offer',
    ]);
  });

  it('are the same on all paths without a brand, the same object without strategies', async () => {
    const plain = actionsOf(action('all'));
    const known = store();
    expect((await showActions(plain, on('/ar'), known)).floating).toBe(plain);
    expect(known.settle).not.toHaveBeenCalled();
    const { floating, byPath } = await showActions(
      actionsOf(action('a', offer('xe', 'Text'))),
      on('/ar'),
      known,
    );
    expect([texts(floating), byPath]).toEqual([['Text'], undefined]);
  });
});
