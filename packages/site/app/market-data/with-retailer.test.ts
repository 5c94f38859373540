import { expect, it } from 'vitest';
import { withRetailer } from './with-retailer.ts';

const html =
  '<nav><b>{retailer_name}</b><a class="r" href="{retailer_url}">{retailer_name}</a></nav>';

it('names the retailer and leads to it [S-2-47]', () => {
  expect(withRetailer(html, { name: 'المسعود', url: 'https://a.example/?x=1&y=2' })).toBe(
    '<nav><b>المسعود</b><a class="r" href="https://a.example/?x=1&amp;y=2">المسعود</a></nav>',
  );
});

it('takes a name for text, and leaves no braces where nobody is known [S-2-48]', () => {
  const named = withRetailer(html, { name: '<i>$&{retailer_url}', url: '"><script>' });
  expect(named).toContain('&lt;i&gt;$&amp;');
  expect(named).not.toMatch(/<i>|<script>/);
  expect(withRetailer(html, null)).toBe('<nav><b></b></nav>');
});
