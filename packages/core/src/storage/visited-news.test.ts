import { expect, it } from 'vitest';
import { silentLogger } from '../errors/index.js';
import {
  backToNews,
  backToNewsLabel,
  createStorage,
  localEntries,
  rememberNewsPage,
} from './index.js';
import { memory } from './storage-area.fixture.js';

it('remembers the visited page of each list, by path [S-3-40]', () => {
  const storage = createStorage(memory(), silentLogger, localEntries);
  rememberNewsPage(storage, '/news', 3);
  rememberNewsPage(storage, '/racing', 1);
  rememberNewsPage(storage, '/news', 2);
  expect(storage.get('visitedNewsPages')).toEqual([
    { path: '/racing', page: 1 },
    { path: '/news', page: 2 },
  ]);
  for (let at = 0; at < 30; at += 1) rememberNewsPage(storage, `/list-${at}`, 1);
  expect(storage.get('visitedNewsPages')).toHaveLength(20);
});

it('leads back to the visited page of the list, or to the path above the article', () => {
  expect(backToNews([{ path: '/news', page: 3 }], '/news/desert')).toBe('/news?currentPage=3');
  expect(backToNews(null, '/news/desert')).toBe('/news');
  expect(backToNews([], '/desert')).toBe('/');
});

it('names the way back as its list does, in the list’s language alone', () => {
  const storage = createStorage(memory(), silentLogger, localEntries);
  rememberNewsPage(storage, '/news', 3, { label: 'All stories', locale: 'en' });
  const visited = storage.get('visitedNewsPages');
  expect(backToNewsLabel(visited, 'en')).toBe('All stories');
  expect(backToNewsLabel(visited, 'ar')).toBeUndefined();
  expect(backToNewsLabel([{ path: '/news', page: 1 }], 'en')).toBeUndefined();
});
