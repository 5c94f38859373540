import { expect, it } from 'vitest';
import { offerIdIn, offerPath } from './offer-path.ts';

it.each(['defender-110', 'B/2', 'a?b#c', 'عرض'])(
  'leads from the path of the offer %s to it',
  (id) => {
    const path = offerPath('/offers', id) ?? '';
    // The router decodes the path of a page.
    expect([offerIdIn(path, '/offers'), offerIdIn(decodeURIComponent(path), '/offers')]).toEqual([
      id,
      id,
    ]);
  },
);

it('is that of no offer elsewhere', () => {
  expect(['/offers', '/offers/', '/offer/b'].map((path) => offerIdIn(path, '/offers'))).toEqual([
    null,
    null,
    null,
  ]);
});
