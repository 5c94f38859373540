import { expect, it } from 'vitest';
import { reportOf } from './report-of.ts';

it('shows accepted, new and difference side by side, the most different first', () => {
  const page = reportOf([
    { id: 'a--small', seenIn: 'ar jaguar 320', share: 0.01 },
    { id: 'b--large', seenIn: 'en jaguar 741', share: 0.4 },
  ]);
  expect(page.indexOf('b--large')).toBeLessThan(page.indexOf('a--small'));
  for (const kind of ['before.webp', 'now.webp', 'marked.png']) {
    expect(page).toContain(`src="b--large.${kind}"`);
  }
  expect(page).toContain('40.0 % differ');
});

it('shows a new story alone', () => {
  const page = reportOf([{ id: 'a--new', seenIn: 'ar jaguar 320', share: null }]);
  expect(page.match(/<img/g)).toHaveLength(1);
});
