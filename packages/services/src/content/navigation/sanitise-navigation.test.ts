import { expect, it } from 'vitest';
import { pictureHosts, sanitiseNavigation } from './sanitise-navigation.js';

const base = 'https://nav.example/naas/nav.html';
const clean = (html: string) => sanitiseNavigation(html, base);

it.each([
  '<nav class="a" aria-label="قائمة" data-x="1"><ul><li><a href="/ar/offers">عروض</a></li></ul></nav>',
  '<button class="naas-toggle" type="button" aria-expanded="false" aria-controls="naas-menu">x</button>',
  '<details name="a" open><summary>x</summary></details>',
  '<a class="naas-retailer" href="{retailer_url}">{retailer_name}</a>',
])('leaves %s', (html) => {
  expect(clean(html)).toBe(html.replace(' open>', ' open>'));
});

it.each([
  ['<nav onclick="x()" style="position:fixed">x</nav>', '<nav>x</nav>'],
  ['a<script>alert(1)</script><style>*{}</style><iframe src="//e"></iframe>b', 'ab'],
  ['<form action="/x"><input name="password"></form>', ''],
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="//evil.example">x</a>', '<a>x</a>'],
  ['<div id="content">x</div>', '<div>x</div>'],
  ['<div id="naas-menu">x</div>', '<div id="naas-menu">x</div>'],
  ['<button type="submit" formaction="/x">x</button>', '<button type="button">x</button>'],
  [
    '<a target="_blank" href="https://a.example">x</a>',
    '<a href="https://a.example" target="_blank" rel="noopener">x</a>',
  ],
  ['<a target="top" href="/x">x</a>', '<a href="/x">x</a>'],
  ['<svg><script>1</script><foreignObject><p>x</p></foreignObject></svg>', '<svg><p>x</p></svg>'],
])('%s becomes %s', (html, safe) => {
  expect(clean(html)).toBe(safe);
});

it('resolves images against the service, and lists their hosts', () => {
  const html = clean(
    '<img src="i.png" onerror="1"><picture><source srcset="/a.avif 1x, https://cdn.example/b.avif 2x"></picture><img src="data:x">',
  );
  expect(html).toContain('src="https://nav.example/naas/i.png"');
  expect(html).toContain('srcset="https://nav.example/a.avif 1x, https://cdn.example/b.avif 2x"');
  expect(html).not.toMatch(/onerror|data:/);
  expect(new Set(pictureHosts(html))).toEqual(
    new Set(['https://nav.example', 'https://cdn.example']),
  );
});
