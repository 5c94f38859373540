import { expect, it } from 'vitest';
import { escapeHtml, isRecord, parseJson } from './index.js';

it('knows objects with members', () => {
  expect([{}, { a: 1 }, Object.create(null)].map(isRecord)).toEqual([true, true, true]);
  expect([[], null, undefined, 'a', 1].some(isRecord)).toBe(false);
});

it('escapes what begins markup or ends an attribute', () => {
  expect(escapeHtml(`<a href="x" title='y'>&amp;`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;amp;',
  );
  expect(escapeHtml('مرحبا')).toBe('مرحبا');
});

it('parses JSON without keys that reach prototypes, and gives undefined for what is none', () => {
  expect(parseJson('{"a":[1],"__proto__":{"b":1},"constructor":2}')).toEqual({ a: [1] });
  expect([parseJson('{'), parseJson(''), parseJson('[1,2]', 3)]).toEqual(Array(3).fill(undefined));
});
