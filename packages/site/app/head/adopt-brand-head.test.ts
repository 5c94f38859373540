// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { adoptBrandHead } from './adopt-brand-head.ts';

afterEach(() => vi.unstubAllGlobals());

const headOf = (theme: string) =>
  `<meta name="theme-color" content="#${theme}"><link rel="icon" href="/${theme}.svg">`;

it('takes colour and icons from the page of the other brand, requested once', async () => {
  document.head.innerHTML = `<title>a</title>${headOf('one')}`;
  const fetch = vi.fn(
    async () =>
      new Response(
        `<head>${headOf('two')}<title>b</title><style>a{}</style><link rel="icon" href="/late.svg"></head>`,
      ),
  );
  vi.stubGlobal('fetch', fetch);
  document.documentElement.dataset.theme = 'two';
  await adoptBrandHead('two', '/ar/f-type');
  await adoptBrandHead('two', '/ar/f-pace');
  expect(fetch).toHaveBeenCalledOnce();
  const { head } = document;
  expect([...head.querySelectorAll('meta')].map(({ content }) => content)).toEqual(['#two']);
  expect([...head.querySelectorAll('link')].map((link) => link.getAttribute('href'))).toEqual([
    '/two.svg',
  ]);
  expect(head.querySelectorAll('title')).toHaveLength(1);
});

it('keeps the former ones without a response, and where the visitor has left the brand', async () => {
  document.head.innerHTML = headOf('one');
  vi.stubGlobal('fetch', async () => new Response('', { status: 500 }));
  document.documentElement.dataset.theme = 'three';
  await adoptBrandHead('three', '/ar/f-type');
  vi.stubGlobal('fetch', async () => new Response(headOf('three')));
  document.documentElement.dataset.theme = 'one';
  await adoptBrandHead('three', '/ar/f-type');
  expect(document.head.querySelector('meta')?.content).toBe('#one');
});
