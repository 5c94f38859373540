import { expect, test } from 'vitest';
import { pastedLink } from '../paths/pasted-link.js';
import { withStoredLinks } from './with-stored-links.js';

test.each([
  ['[عروض](https://site.example/ar/%D8%B9%D8%B1%D9%88%D8%B6)', '[عروض](/عروض)'],
  ['[a](<https://site.example/ar/A%20b> "t")', '[a](</a%20b> "t")'],
  ['[a](https://site.example/en/x_(y)) and (more)', '[a](/x_%28y%29) and (more)'],
  [
    '<a class="x" href="https://site.example/ar/X?a=1&amp;b=2#c">',
    '<a class="x" href="/x?a=1&amp;b=2#c">',
  ],
  ['[a](https://partner.example/X_(y))', '[a](https://partner.example/X_(y))'],
  ['`x` [a](https://site.example/ar/a%60b%7Cc)', '`x` [a](/a%60b%7cc)'],
  ['[a](/Typed) <https://site.example/ar/X>', '[a](/Typed) <https://site.example/ar/X>'],
  ['`[a](https://site.example/ar/X)`', '`[a](https://site.example/ar/X)`'],
])('links in %s: those of this site are stored as paths', (text, stored) => {
  expect(withStoredLinks(text, (url) => pastedLink(url, 'https://site.example'))).toBe(stored);
});
