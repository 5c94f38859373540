import { expect, it } from 'vitest';
import { absoluteDataLinks } from './absolute-data-links.server.ts';

const answer =
  '<a href="/en/finance">Finance</a> <a href="//cdn.example/x">x</a> <a href="#a">a</a>';
const data = (value: object) =>
  `<script type="application/ld+json">${JSON.stringify(value).replace(/</g, '\\u003c')}</script>`;
const linked = (value: object) => {
  const html = absoluteDataLinks(`<a href="/en">home</a>${data(value)}`, 'https://m.example');
  expect(html).toContain('<a href="/en">home</a>');
  return JSON.parse(/json">(.*)<\/script>/.exec(html)?.[1] ?? '');
};

it('links of the structured data are absolute, those of the page stay', () => {
  expect(linked({ '@type': 'Answer', text: answer }).text).toBe(
    answer.replace('"/en', '"https://m.example/en'),
  );
  expect(linked({ url: '/en/news', name: '/en/news', image: 'https://x.example/a' })).toEqual({
    url: 'https://m.example/en/news',
    name: '/en/news',
    image: 'https://x.example/a',
  });
});
