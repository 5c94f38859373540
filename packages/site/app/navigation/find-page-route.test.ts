import { expect, it } from 'vitest';
import { findPageRoute } from './find-page-route.ts';

const routes = {
  root: { id: 'root', path: '' },
  locale: { id: 'locale', parentId: 'root', path: ':locale' },
  home: { id: 'home', parentId: 'locale', index: true },
  layout: { id: 'layout', parentId: 'locale' },
  vehicle: { id: 'vehicle', parentId: 'layout', path: 'vehicles/:id' },
  content: { id: 'content', parentId: 'locale', path: '*', hasClientLoader: true },
};

it.each([
  ['/ar', 'home'],
  ['/ar/vehicles/7?color=black', 'vehicle'],
  ['/ar/models/defender?page=2', 'content'],
  ['/', 'root'],
])('%s is shown by %s', (page, id) => {
  expect(findPageRoute(page, routes)?.id).toBe(id);
});

it('finds none where no route matches', () => {
  expect(
    findPageRoute('/ar/vehicles', { locale: { id: 'locale', path: ':locale' } }),
  ).toBeUndefined();
});
