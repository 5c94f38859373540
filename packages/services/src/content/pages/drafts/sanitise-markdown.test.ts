import { cpuGrowth } from '@mawkib/tooling-vitest/cpu-cost';
import { runs } from '@mawkib/tooling-vitest/scope';
import { renderMarkdown } from '@mawkib/ui/rich-text';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sanitiseMarkdown } from './sanitise-markdown.js';

it.each([
  'عنوان **قوي** و`<script>` في نص',
  'سعر < 5 و > 3 & غيرها',
  '> اقتباس\n\n- بند <b>مهم</b><br>\n<https://cars.example>',
  '```\n<script>alert(1)</script>\n```',
  '<a href="/offers" title="x">عروض</a> <img src="https://a.example/x.png" alt="سيارة">',
  '<!DOCTYPE',
  '<b بدون نهاية',
])('leaves %j as it was typed', (source) => {
  expect(sanitiseMarkdown(source)).toBe(source);
});

it.each([
  ['a<script>alert(1)</script>b', 'ab'],
  ['a<SCRIPT src=x></SCRIPT >b', 'ab'],
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<b onclick="x()">x</b>', '<b>x</b>'],
  ['<iframe src="https://a.example"></iframe>x', 'x'],
  [
    '<b style="font-weight:normal;" id="docs-internal-guid-1a">a <b>b</b> **c**</b>',
    'a <b>b</b> **c**',
  ],
  ["<B id=x style='color:red;font-weight: 400'>a", 'a'],
  ['<b style="mso-bidi-font-weight:normal">a</b>', '<b>a</b>'],
  ['<span style="font-weight:700">a</span> b', '<span>a</span> b'],
  ['a<!-- x -->b', 'ab'],
  ['<scr<script></script>ipt>alert(1)</script>', ''],
  ['<form action="https://evil.example"><input name=a></form>', ''],
])('%j becomes %j', (source, safe) => {
  expect(sanitiseMarkdown(source)).toBe(safe);
});

const pieces = fc.constantFrom(
  '<',
  '>',
  '"',
  "'",
  '`',
  '/',
  '=',
  ' ',
  '\n',
  'script',
  'b',
  'img',
  'onerror',
  'a href',
  '<!--',
  '-->',
  'javascript:',
  'نص',
  '<b>',
  '</b>',
  '<script>',
  '</script>',
  '**',
  '&lt;',
  'style',
);

it('terminates and does not change what is shown, for any input', () => {
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
      const source = parts.join('');
      const safe = sanitiseMarkdown(source);
      expect(sanitiseMarkdown(safe)).toBe(safe);
      expect(renderMarkdown(safe)).not.toMatch(/<script|<[^>]*\sonerror|<[^>]*="javascript:/);
    }),
    { numRuns: runs(2000) },
  );
});

it.each(['<a "', '<script>', '<b>', '<!--', '`<', '</b'])(
  'a long text of %s costs no more than its length',
  (hostile) => {
    const sanitise = (size: number) => sanitiseMarkdown(hostile.repeat(size / hostile.length));
    expect(cpuGrowth(sanitise, 50_000)).toBeLessThan(24);
  },
);
