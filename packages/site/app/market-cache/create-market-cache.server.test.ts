import { type Call, ServiceError } from '@mawkib/api-clients';
import type { Metahead } from '@mawkib/api-clients/contracts/content';
import { createFetchCall } from '@mawkib/api-clients/fetch';
import type { Presets } from '@mawkib/core/deployment';
import { withoutIsolates } from '@mawkib/core/locale';
import { formatPrice } from '@mawkib/core/money';
import { describe, expect, it, vi } from 'vitest';
import { createMarketCache } from './create-market-cache.server.ts';

const metahead = (given: Partial<Metahead>): Metahead => ({
  id: '1',
  content: '',
  language: 'javascript',
  sequence: 1,
  page_id: null,
  reload_on_each_page: false,
  in_body: false,
  ...given,
});

/** A market with services that return the current value of `answers`, or throw it if it is an error. */
function market(responses: Record<string, unknown>, presets?: Partial<Presets>) {
  let time = 0;
  const log = vi.fn();
  const call = vi.fn(async ({ id }: { id: string }) => {
    if (responses[id] instanceof Error) throw responses[id];
    return { data: responses[id] ?? [] };
  });
  const cache = createMarketCache({ call: call as unknown as Call, log, now: () => time, presets });
  const pass = (ms: number) => {
    time += ms;
  };
  return { cache, call, log, pass, responses };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));
const divider = (value: string) => [{ id: '1', key: 'meta.title_divider', value }];

describe('createMarketCache', () => {
  it('asks once for what many pages need', async () => {
    const { cache, call } = market({ getSettings: divider('-') });
    const [first] = await Promise.all([cache.get('ar'), cache.get('ar'), cache.get('ar')]);
    expect(first.settings.get('meta.title_divider')).toBe('-');
    expect(call).toHaveBeenCalledTimes(4);
  });

  it('reads the settings in one GET and drops what has no key [S-3-01]', async () => {
    const requested: string[] = [];
    const fetch = async (url: string | URL | Request) => {
      const { pathname } = new URL(String(url));
      requested.push(pathname);
      if (!pathname.endsWith('/settings')) return Response.json({ data: [] });
      const [first] = divider('-');
      return Response.json({
        data: [
          { id: '2', value: 'no key' },
          { id: '3', key: '', value: 'blank key' },
          null,
          first,
          { id: '4', key: 'search.popup.results_url', value: '/find' },
        ],
      });
    };
    const log = vi.fn();
    const call = createFetchCall({ origin: 'https://market.example', fetch });
    const cache = createMarketCache({ call, log, now: () => 0 });
    const { settings } = await cache.get('ar');
    await cache.get('ar');
    expect(requested.filter((path) => path.endsWith('/settings'))).toEqual([
      '/services/content/settings',
    ]);
    expect(settings.get('meta.title_divider')).toBe('-');
    expect(settings.get('search.popup.results_url')).toBe('/find');
    expect([settings.raw(''), settings.raw('undefined')]).toEqual([undefined, undefined]);
    expect(log.mock.calls.filter(([, message]) => /settings/.test(message))).toEqual([]);
  });

  it('has the defaults while the first settings are late, and the settings once they are there', async () => {
    vi.useFakeTimers();
    try {
      let respond: (rows: unknown) => void = () => {};
      const call = vi.fn(({ id }: { id: string }) =>
        id === 'getSettings'
          ? new Promise((resolve) => {
              respond = (data) => resolve({ data });
            })
          : Promise.resolve({ data: [] }),
      );
      const cache = createMarketCache({
        call: call as unknown as Call,
        log: vi.fn(),
        now: () => 0,
      });
      const first = cache.get('ar');
      await vi.advanceTimersByTimeAsync(600);
      expect((await first).settings.get('meta.title_divider')).toBe('|');
      const second = await cache.get('ar');
      expect(second.settings.get('meta.title_divider')).toBe('|');
      respond(divider('-'));
      await vi.advanceTimersByTimeAsync(0);
      expect((await cache.get('ar')).settings.get('meta.title_divider')).toBe('-');
      expect(call.mock.calls.filter(([{ id }]) => id === 'getSettings')).toHaveLength(1);
    } finally {
      vi.useRealTimers();
    }
  });

  it('answers the stale value at once and refreshes it behind', async () => {
    const { cache, pass, responses } = market({ getSettings: divider('-') });
    await cache.get('ar');
    responses.getSettings = divider('/');
    pass(30_001);
    expect((await cache.get('ar')).settings.get('meta.title_divider')).toBe('-');
    await settled();
    expect((await cache.get('ar')).settings.get('meta.title_divider')).toBe('/');
  });

  it('keeps the last value of a source that fails, and reports it', async () => {
    const entry = { id: 'a', label: 'أ', url: '/a', area: 'primary', image_id: null, children: [] };
    const { cache, pass, responses, log } = market({ getNavEntries: [entry] });
    await cache.get('ar');
    responses.getNavEntries = new Error('down');
    pass(30_001);
    await cache.get('ar');
    await settled();
    expect((await cache.get('ar')).navigation).toEqual([entry]);
    expect(log).toHaveBeenCalledExactlyOnceWith(
      'error',
      "The market's navigation could not be loaded",
      responses.getNavEntries,
    );
  });

  it('never takes a page down: without any source there are defaults', async () => {
    const down = new Error('down');
    const { cache } = market({ getSettings: down, getNavEntries: down, getMetaheads: down });
    const { settings, navigation, metaheads } = await cache.get('en');
    expect(settings.get('meta.title_divider')).toBe('|');
    expect([navigation, metaheads]).toEqual([[], []]);
    expect(await cache.metaheadsOf('home')).toEqual([]);
  });

  it('is provisional without its first settings and navigation, and tries again soon', async () => {
    const down = new Error('down');
    const entry = { id: 'a', label: 'أ', url: '/a', area: 'primary', image_id: null, children: [] };
    const { cache, pass, call, responses } = market({ getSettings: down, getNavEntries: down });
    expect((await cache.get('ar')).isProvisional).toBe(true);
    const calls = call.mock.calls.length;
    pass(1_999);
    await cache.get('ar');
    expect(call).toHaveBeenCalledTimes(calls);
    Object.assign(responses, { getSettings: divider('-'), getNavEntries: [entry] });
    pass(1);
    const found = await cache.get('ar');
    expect(found.settings.get('meta.title_divider')).toBe('-');
    expect([found.navigation, found.isProvisional]).toEqual([[entry], undefined]);
  });

  it('waits for no slow source longer than its time limit', async () => {
    const limit = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(limit.signal);
    try {
      const call = vi.fn(
        ({ id }: { id: string }, _input: unknown, given?: { signal?: AbortSignal }) =>
          id === 'getPlacedNavigation'
            ? Promise.resolve({ data: null })
            : new Promise((_, reject) => given?.signal?.addEventListener('abort', reject)),
      );
      let time = 0;
      const options = { call: call as unknown as Call, log: vi.fn(), now: () => time };
      const cache = createMarketCache(options);
      expect((await cache.get('ar')).isProvisional).toBe(true);
      const calls = call.mock.calls.length;
      limit.abort();
      await settled();
      time = 2_000;
      cache.get('ar').catch(() => {});
      expect(call.mock.calls.length).toBeGreaterThan(calls);
    } finally {
      timeout.mockRestore();
    }
  });

  it('takes settings that are no list for a failure', async () => {
    const page = { data: { type: 'page', attributes: { blocks: '<script>' } } };
    const fetch = async () => Response.json(page);
    const call = createFetchCall({ origin: 'https://market.example', fetch });
    const log = vi.fn();
    const cache = createMarketCache({ call, log, now: () => 0 });
    expect((await cache.get('ar')).isProvisional).toBe(true);
    expect(log.mock.calls.map(([, message]) => message)).toContain(
      "The market's settings could not be loaded",
    );
  });

  it('logs a 403 on fetching settings as the spec words it [S-6-08]', async () => {
    const { cache, log } = market({
      getSettings: new ServiceError('http', 'forbidden', { status: 403 }),
    });
    await cache.get('ar');
    expect(log.mock.calls.map(([, message]) => message)).toEqual(['user has no permissions']);
  });

  it('says once what is wrong with the settings, until they change', async () => {
    const meta = (value: string) => [{ id: '1', key: 'meta', value }];
    const { cache, pass, log, responses } = market({ getSettings: meta('{') });
    const read = async () => (await cache.get('ar')).settings.get('meta');
    for (let time = 0; time < 3; time++) {
      expect(await read()).toEqual([]);
      pass(30_001);
      await settled();
    }
    expect(log.mock.calls.map(([, message]) => message)).toEqual([
      'Please check your "meta" settings in admin panel.',
    ]);
    (await cache.get('en')).settings.get('meta');
    expect(log).toHaveBeenCalledTimes(1);
    responses.getSettings = meta('[{"name":"x","content":"y"}]');
    await read();
    await settled();
    expect(await read()).toEqual([{ name: 'x', content: 'y' }]);
  });

  it('holds what the deployment says until settings are fetched that say otherwise [S-1-12]', async () => {
    const presets = { 'site.require_login': true, 'maps.region': 'AE' };
    const fetched = [{ id: '1', key: 'maps.region', value: 'KW' }];
    const { settings } = await market({ getSettings: fetched }, presets).cache.get('ar');
    expect([settings.get('site.require_login'), settings.get('maps.region')]).toEqual([true, 'KW']);
    const failing = market({ getSettings: new Error('down') }, presets);
    expect((await failing.cache.get('ar')).settings.get('site.require_login')).toBe(true);
  });

  it('reads what a setting says in the language of the page', async () => {
    const rows = [...divider('|'), { id: '2', key: 'meta.title_divider.en', value: '-' }];
    const { cache } = market({ getSettings: rows });
    const of = async (locale: 'ar' | 'en') =>
      (await cache.get(locale)).settings.get('meta.title_divider');
    expect([await of('ar'), await of('en')]).toEqual(['|', '-']);
  });

  it('writes prices as fetched settings say, and names no other currency while there are none', async () => {
    const { [Symbol.for('mawkib.market')]: shared } = globalThis as Record<
      symbol,
      { prices?: unknown }
    >;
    delete shared?.prices;
    const price = () => withoutIsolates(formatPrice(389_000, 'ar'));
    const { cache, pass, responses } = market({ getSettings: new Error('down') });
    await cache.get('ar');
    expect(price()).toBe('389,000 د.إ');
    responses.getSettings = [{ id: '1', key: 'price.currency_symbol.ar', value: 'درهم' }];
    pass(30_001);
    await cache.get('ar');
    await settled();
    expect([price(), formatPrice(389_000, 'en')]).toEqual(['درهم389,000', '€389,000']);
  });

  it('forgets all of it on a purge', async () => {
    const { cache, responses } = market({ getSettings: divider('-') });
    await cache.get('ar');
    responses.getSettings = divider('/');
    cache.purge();
    expect((await cache.get('ar')).settings.get('meta.title_divider')).toBe('/');
  });

  it('keeps the last settings where they cannot be read after a purge', async () => {
    const { cache, responses } = market({ getSettings: divider('-') });
    await cache.get('ar');
    for (let times = 0; times < 2; times += 1) {
      responses.getSettings = new Error('database unreachable');
      cache.purge();
      expect((await cache.get('ar')).settings.get('meta.title_divider')).toBe('-');
    }
    responses.getSettings = divider('/');
    cache.purge();
    expect((await cache.get('ar')).settings.get('meta.title_divider')).toBe('/');
  });

  it('gives every page the global meta heads and each page its own, by sequence', async () => {
    const { cache, call } = market({
      getMetaheads: [
        metahead({ id: 'c', sequence: 3 }),
        metahead({ id: 'a', sequence: 1 }),
        metahead({ id: 'p', sequence: 2, page_id: 'home' }),
        metahead({ id: 'q', sequence: 1, page_id: 'other' }),
      ],
    });
    expect((await cache.get('ar')).metaheads.map(({ id }) => id)).toEqual(['a', 'c']);
    expect((await cache.metaheadsOf('home')).map(({ id }) => id)).toEqual(['p']);
    expect(call).toHaveBeenLastCalledWith(
      expect.anything(),
      { query: { 'q[page_id_equal_or_null]': 'home' } },
      expect.anything(),
    );
  });

  it('leaves out what is not compiled, warning once for each', async () => {
    const { cache, log } = market({
      getMetaheads: [
        metahead({ id: 's', language: 'scss' }),
        metahead({ id: 't', language: 'sass' }),
        metahead({ id: 'u', language: 'css' }),
      ],
    });
    await cache.get('ar');
    expect((await cache.get('en')).metaheads.map(({ id }) => id)).toEqual(['u']);
    expect(log).toHaveBeenCalledTimes(2);
  });
});
