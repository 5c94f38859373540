import { expect, test } from 'vitest';
import { probe } from './probe.ts';
import { sanitisedHtml } from './sanitised-html.ts';

const cast = 'const html = text as SafeHtml;';

test('a string is not cast to sanitised HTML', () => {
  expect(probe(sanitisedHtml, { 'apps/site/app/a.tsx': cast })).toHaveLength(1);
  expect(
    probe(sanitisedHtml, { 'packages/blocks/src/a.ts': 'f(text as unknown as SafeHtml)' }),
  ).toHaveLength(1);
});

test('the sanitiser and its types pass', () => {
  expect(probe(sanitisedHtml, { 'packages/ui/src/rich-text/sanitize.ts': cast })).toEqual([]);
  expect(probe(sanitisedHtml, { 'apps/site/app/a.tsx': 'html?: SafeHtml;' })).toEqual([]);
});
