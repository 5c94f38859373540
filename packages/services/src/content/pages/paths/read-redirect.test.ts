import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readRedirect } from './read-redirect.js';

const lead = (stored: object, path = '/old') => readRedirect(path, stored);

describe('target of a redirect page', () => {
  test.each([
    [{ to: '/new' }, { to: '/new', http_code: 301, link_type: 'internal' }],
    [{ to: '/new', http_code: 308 }, { http_code: 308 }],
    [{ to: '/new', http_code: 200 }, { http_code: 301 }],
    [{ to: '/new', http_code: '302' }, { http_code: 301 }],
    [
      { to: ' ', redirect_path: '/b?x=1#c' },
      { to: '/b?x=1#c', redirect_path: '/b?x=1#c' },
    ],
    [{ to: '/عروض' }, { to: '/%D8%B9%D8%B1%D9%88%D8%B6' }],
    [{ to: 'https://elsewhere.example/x' }, { link_type: 'external' }],
    [{ to: '//elsewhere.example/x' }, { to: 'https://elsewhere.example/x', link_type: 'external' }],
    [
      { to: '/a.pdf', link_type: 'file' },
      { to: '/a.pdf', link_type: 'file' },
    ],
    [{ to: '/new', link_new_window: 'yes' }, { link_new_window: false }],
  ])('%j', (stored, expected) => {
    expect(lead(stored)).toMatchObject(expected);
  });

  test.each([
    null,
    {},
    { to: '' },
    { to: 5 },
    { to: 'new' },
    { to: 'javascript:alert(1)' },
    { to: 'https://' },
    { to: '/old' },
    { to: '/old/?a=1' },
    { to: 'https://site.invalid/old' },
  ])('%j leads nowhere', (stored) => {
    expect(lead(stored as never)).toBeUndefined();
  });

  test('a page with an Arabic path does not redirect to itself', () => {
    expect(lead({ to: '/عروض' }, '/عروض')).toBeUndefined();
  });

  test('never throws, and returns a valid header value', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webPath(), fc.webUrl()), fc.anything(), (to, code) => {
        const target = lead({ to, http_code: code as never });
        if (!target) return;
        expect(() => new Headers({ location: target.to })).not.toThrow();
        expect([301, 302, 303, 307, 308]).toContain(target.http_code);
      }),
    );
  });
});
