import { expect, it } from 'vitest';
import { renderMarkdown } from './render-markdown.js';
import { sanitize } from './sanitize.js';

it('renders Markdown, with HTML within it', () => {
  expect(renderMarkdown('# ديفندر\n\n**قوة** <u>هادئة</u>')).toBe(
    '<h1>ديفندر</h1>\n<p><strong>قوة</strong> <u>هادئة</u></p>',
  );
  expect(renderMarkdown('**a**', { inline: true })).toBe('<strong>a</strong>');
  expect(renderMarkdown('  ')).toBe('');
  expect(renderMarkdown(null)).toBe('');
});

it.each([
  ['<img src=x onerror=alert(1)>', 'onerror'],
  ['<script>alert(1)</script>', 'script'],
  ['<a href="javascript:alert(1)">x</a>', 'javascript'],
  ['<a href="data:text/html,x">x</a>', 'data:'],
  ['<p style="position:fixed" class="a" id="b">x</p>', 'style'],
  ['<iframe src="https://a.b"></iframe>', 'iframe'],
  ['<svg><script>alert(1)</script></svg>', 'svg'],
  ['<form action="/x"><input name="a"></form>', 'form'],
  ['<img src="//evil/x.png">', 'evil'],
])('strips what a text does not need: %s', (source, gone) => {
  expect(renderMarkdown(source, { language: 'html' })).not.toContain(gone);
  expect(renderMarkdown(source)).not.toContain(gone === 'script' ? '<script' : `${gone}=`);
});

it('keeps links, tables and direction', () => {
  const html = '<table><tr><th scope="row">a</th><td dir="ltr">b</td></tr></table>';
  expect(sanitize(html)).toBe('<table><tr><th scope="row">a</th><td dir="ltr">b</td></tr></table>');
  expect(sanitize('<a href="https://a.b" target="_blank">x</a>')).toBe(
    '<a href="https://a.b" target="_blank" rel="noopener">x</a>',
  );
  expect(sanitize('<a href="/offers">x</a>')).toBe('<a href="/offers">x</a>');
});

it('changes nothing when it cleans what is clean', () => {
  const once = renderMarkdown('a [b](https://c.d)\n\n- e\n- f\n\n> g');
  expect(sanitize(once)).toBe(once);
});
