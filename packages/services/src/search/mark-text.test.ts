import { expect, test } from 'vitest';
import { beginningOf, excerptOf, markText } from './mark-text.js';

const text = (parts: readonly { text: string }[]) => parts.map((part) => part.text).join('');

test('marks words as they are written, in any spelling', () => {
  expect(markText('سيّارة إلى الأبد', new Set(['سياره', 'الابد']))).toEqual([
    { text: 'سيّارة', match: true },
    { text: ' إلى ' },
    { text: 'الأبد', match: true },
  ]);
});

test('keeps markup as text', () => {
  expect(markText('<b>car</b>', new Set(['car']))).toEqual([
    { text: '<b>' },
    { text: 'car', match: true },
    { text: '</b>' },
  ]);
});

test('cuts an excerpt around the first match, at words', () => {
  const long = `${'before '.repeat(40)}needle ${'after '.repeat(60)}`;
  const excerpt = excerptOf(long, new Set(['needle'])) ?? [];
  expect(excerpt.filter(({ match }) => match)).toEqual([{ text: 'needle', match: true }]);
  expect(text(excerpt)).toMatch(/^… before .* needle after .* after …$/);
  expect(text(excerpt).length).toBeLessThan(200);
  expect(excerptOf(long, new Set(['nothing']))).toBeNull();
  expect(text(beginningOf('short', new Set()))).toBe('short');
});
