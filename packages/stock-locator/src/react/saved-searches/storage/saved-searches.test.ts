import type { CheckedSearches } from '@mawkib/api-clients/contracts/stock';
import { createStorage, type StorageArea } from '@mawkib/core/storage';
import { describe, expect, it, vi } from 'vitest';
import { checkSearches } from './check-searches.js';
import { searchEntries } from './saved-search.js';
import { createSavedSearches, newsOf, searchId } from './saved-searches.js';

const memory = (room = Number.POSITIVE_INFINITY): StorageArea & { texts: Map<string, string> } => {
  const texts = new Map<string, string>();
  return {
    texts,
    getItem: (key) => texts.get(key) ?? null,
    setItem(key, text) {
      if (text.length > room) throw new Error('QuotaExceededError');
      texts.set(key, text);
    },
    removeItem: (key) => texts.delete(key),
  };
};
const quiet = { warn: () => {}, error: () => {}, info: () => {}, debug: () => {} };
const over = (area: StorageArea | null) =>
  createSavedSearches(createStorage(area, quiet as never, searchEntries));
const search = (search: string) => ({
  path: '/vehicles',
  search,
  requested: search,
  listing: 'all',
  locale: 'en' as const,
  labels: { 'models/Defender': 'Defender' },
});
const idOf = (text: string) => searchId('all', text);
const ids = (store: ReturnType<typeof over>) => store.list().map((each) => each.search);

const response = (
  text: string,
  seen: string,
  news: Partial<CheckedSearches['data'][number]> = {},
): CheckedSearches => ({
  data: [
    {
      id: idOf(text),
      total: 9,
      added: [],
      added_total: 0,
      cheaper: [],
      cheaper_total: 0,
      labels: { 'models/Defender': 'ديفندر' },
      ...news,
    },
  ],
  meta: { seen, gone: [] },
});
const three = { added: ['1', '2', '3'], added_total: 3 };

describe('searches that are saved on a device', () => {
  it('stand the newest first, each once, and come back where they were', () => {
    const store = over(memory());
    for (const text of ['a=1', 'b=2', 'c=3', 'b=2']) store.save(search(text));
    expect(ids(store)).toEqual(['c=3', 'b=2', 'a=1']);
    const removed = store.remove(idOf('b=2'));
    expect(ids(store)).toEqual(['c=3', 'a=1']);
    if (removed) store.restore(removed);
    if (removed) store.restore(removed);
    expect(ids(store)).toEqual(['c=3', 'b=2', 'a=1']);
    expect(store.remove('nobody')).toBeUndefined();
  });

  it('are twenty at most', () => {
    const store = over(memory());
    for (let at = 0; at < 20; at++) expect(store.save(search(`a=${at}`))).toBe('saved');
    expect(store.save(search('a=20'))).toBe('full');
    expect(store.save(search('a=3'))).toBe('saved');
    expect(store.list()).toHaveLength(20);
  });

  it('hold for the visit where nothing can be stored, and say so', () => {
    for (const area of [null, memory(10)]) {
      const store = over(area);
      const heard = vi.fn();
      store.subscribe(heard);
      expect(store.save(search('a=1'))).toBe('unstored');
      expect(ids(store)).toEqual(['a=1']);
      expect(heard).toHaveBeenCalledOnce();
    }
  });

  it('stored under the former key of the query are read', () => {
    const area = memory();
    over(area).save(search('a=1'));
    const [key, text] = [...area.texts][0] ?? ['', ''];
    area.texts.set(key, text.replace('"requested":', '"asked":'));
    expect(over(area).list()[0]?.requested).toBe(search('a=1').requested);
  });

  it('keep the valid searches of a damaged list', () => {
    const area = memory();
    const store = over(area);
    store.save(search('a=1'));
    store.save(search('b=2'));
    const [key, text] = [...area.texts][0] ?? ['', ''];
    area.texts.set(key, text.replace('"requested":"a=1"', '"requested":1'));
    expect(ids(over(area))).toEqual(['b=2']);
  });

  it('tell what is new until it is seen, and mark it then', () => {
    const store = over(memory());
    store.save(search('a=1'));
    store.take(response('a=1', 'first'), 'en');
    expect(store.list()[0]).toMatchObject({ seen: 'first', news: { total: 9 } });
    store.take(response('a=1', 'second', three), 'ar');
    const [saved] = store.list();
    expect(saved && newsOf(saved)).toBe(3);
    expect(saved).toMatchObject({ seen: 'first', labels: { ar: { 'models/Defender': 'ديفندر' } } });
    store.see(idOf('a=1'), 1e12);
    expect(store.list()[0]).toMatchObject({
      seen: 'second',
      news: { added_total: 0, total: 9 },
      marked: { added: ['1', '2', '3'] },
    });
    store.see(idOf('a=1'), 1e12 + 1);
    expect(store.list()[0]?.marked).toMatchObject({ added: ['1', '2', '3'], at: 1e12 });
    store.claimCheck(1e12 + 30 * 60_000);
    expect(store.list()[0]?.marked).not.toBeNull();
    store.claimCheck(1e12 + 70 * 60_000);
    expect(store.list()[0]?.marked).toBeNull();
  });

  it('leave with a list that there no longer is', () => {
    const store = over(memory());
    store.save(search('a=1'));
    store.save(search('b=2'));
    store.take({ data: [], meta: { seen: 'x', gone: [idOf('a=1')] } }, 'en');
    expect(ids(store)).toEqual(['b=2']);
  });
});

describe('news of saved searches', () => {
  it('are asked for in one call for all, once in ten minutes for all tabs', async () => {
    const area = memory();
    const [tab, other] = [over(area), over(area)];
    tab.save(search('a=1'));
    tab.save(search('b=2'));
    const fetchNews = vi.fn(async () => response('a=1', 'first', three));
    const start = 1_800_000_000_000;
    await checkSearches('en', start, tab, fetchNews);
    await checkSearches('en', start + 5_000, other, fetchNews);
    expect(fetchNews).toHaveBeenCalledOnce();
    expect(fetchNews.mock.calls[0]?.at(0 as never)).toEqual([
      { id: idOf('b=2'), listing: 'all', search: 'b=2', seen: null },
      { id: idOf('a=1'), listing: 'all', search: 'a=1', seen: null },
    ]);
    expect(other.list().map(newsOf)).toEqual([0, 3]);
    await checkSearches('en', start + 11 * 60_000, other, fetchNews);
    expect(fetchNews).toHaveBeenCalledTimes(2);
  });

  it('are asked for at once when a search is saved, and never without one', async () => {
    const store = over(memory());
    const fetchNews = vi.fn(async () => response('a=1', 'first'));
    await checkSearches('en', 1e12, store, fetchNews);
    expect(fetchNews).not.toHaveBeenCalled();
    store.save(search('a=1'));
    await checkSearches('en', 1e12, store, fetchNews);
    store.save(search('b=2'));
    await checkSearches('en', 1e12 + 1_000, store, fetchNews);
    expect(fetchNews).toHaveBeenCalledTimes(2);
  });

  it('that cannot be had change nothing', async () => {
    const store = over(memory());
    store.save(search('a=1'));
    store.take(response('a=1', 'first', three), 'en');
    await checkSearches('en', 1e12, store, () => Promise.reject(new Error('503')));
    expect(store.list().map(newsOf)).toEqual([3]);
  });
});
