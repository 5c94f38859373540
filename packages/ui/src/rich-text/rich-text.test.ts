import fc from 'fast-check';
import MarkdownIt from 'markdown-it';
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
  ['**السعر:**٥٠٠', '<strong>السعر:</strong>٥٠٠'],
  ['**السعر:**500 درهم', '<strong>السعر:</strong>500 درهم'],
  ['و**«دبي»** اليوم', 'و<strong>«دبي»</strong> اليوم'],
  ['في**«دبي»**اليوم', 'في<strong>«دبي»</strong>اليوم'],
  ['بـ**"ديفندر"**، الآن', 'بـ<strong>"ديفندر"</strong>، الآن'],
  ['لـ**(الأعضاء)**فقط', 'لـ<strong>(الأعضاء)</strong>فقط'],
  ['ب**+٥٠٪**خصم', 'ب<strong>+٥٠٪</strong>خصم'],
  ['**الآن!**احجز **اليوم؟**نعم', '<strong>الآن!</strong>احجز <strong>اليوم؟</strong>نعم'],
  ['و***«دبي»***اليوم', 'و<em><strong>«دبي»</strong></em>اليوم'],
  ['**أ.**ب و**ج.**د', '<strong>أ.</strong>ب و<strong>ج.</strong>د'],
  ['ال**سيارة**', 'ال<strong>سيارة</strong>'],
  ['**Defender:**قوة', '<strong>Defender:</strong>قوة'],
  ['كتاب **«أ»** و**«ب»**', 'كتاب <strong>«أ»</strong> و<strong>«ب»</strong>'],
  ['السعر*، والضريبة*.', 'السعر*، والضريبة*.'],
  ['السعر**، والضريبة**.', 'السعر**، والضريبة**.'],
  ['٥ ** ٣ ** ٢', '٥ ** ٣ ** ٢'],
  ['`و**«دبي»**`', '<code>و**«دبي»**</code>'],
  ['و\\*\\*«دبي»\\*\\*', 'و**«دبي»**'],
])('bold in Arabic may touch a sign and a letter: %s', (source, html) => {
  expect(renderMarkdown(source, { inline: true })).toBe(html);
});

it('keeps CommonMark for texts without Arabic', () => {
  const plain = new MarkdownIt({ html: true, breaks: true });
  const text = fc.string({ unit: fc.constantFrom(...'*_ab1 .:(«»"-+'), maxLength: 24 });
  fc.assert(
    fc.property(text, (source) => {
      expect(renderMarkdown(source)).toBe(sanitize(plain.render(source)).trim());
    }),
    { numRuns: 200 },
  );
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

it.each([
  [
    '<b style="font-weight:normal;" id="docs-internal-guid-1a"><p><span style="font-weight:400;">a</span><span style="font-size:11pt;font-weight:700;">b</span></p></b>',
    '<span><p><span>a</span><strong>b</strong></p></span>',
  ],
  ['<b style="mso-bidi-font-weight:normal">a</b>', '<b>a</b>'],
  ['<span style="font-weight:bold;mso-ansi-language:EN">a</span>', '<strong>a</strong>'],
  ['<STRONG style="color:red; font-weight: 400">a</STRONG>', '<span>a</span>'],
  ['<b>a</b><strong>b</strong><span>c</span>', '<b>a</b><strong>b</strong><span>c</span>'],
])('what is pasted from Docs and Word is bold where it was: %s', (pasted, html) => {
  expect(sanitize(pasted)).toBe(html);
  expect(sanitize(html)).toBe(html);
});
