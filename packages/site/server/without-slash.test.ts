import { expect, it } from 'vitest';
import { withoutSlash } from './without-slash.ts';

it('takes the slash from the end of a page’s path and keeps the query', () => {
  expect(withoutSlash('/ar/defender/')).toBe('/ar/defender');
  expect(withoutSlash('/ar/a/b///?q=1&r=/x/')).toBe('/ar/a/b?q=1&r=/x/');
  expect(withoutSlash('/en/defender/?')).toBe('/en/defender?');
});

it('leaves home pages, plain paths and addresses of no page', () => {
  for (const address of [
    '/',
    '/ar',
    '/ar/',
    '/ar//',
    '/ar/a',
    '/ar/a?b=/',
    '//evil.example/',
    '/x.txt/',
  ]) {
    expect(withoutSlash(address), address).toBeUndefined();
  }
});
