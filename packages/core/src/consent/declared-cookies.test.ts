import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { expireUngranted, readDeclaredCookies } from './declared-cookies.js';

const place = { hostname: 'www.shop.example', pathname: '/ar/cars' };
const expired = (cookies: string, name: string, rest: object = {}) => {
  const write = vi.fn();
  const declared = [{ scope: 'marketing' as const, name, ...rest }];
  expireUngranted({ read: () => cookies, write }, declared, () => false, place);
  return write.mock.calls.map(([cookie]) => cookie as string);
};
const namesOf = (cookies: readonly string[]) => [
  ...new Set(cookies.map((cookie) => cookie.split('=')[0])),
];

describe('expireUngranted', () => {
  it('ends a cookie on the host, its parents, the root and the folders of the page', () => {
    const cookies = expired('_ga=1', '_ga');
    for (const domain of ['', '; Domain=www.shop.example', '; Domain=shop.example']) {
      for (const path of ['/', '/ar', '/ar/', '/ar/cars']) {
        expect(cookies).toContain(`_ga=; Path=${path}${domain}; Max-Age=0; SameSite=Lax`);
      }
    }
    expect(cookies.some((cookie) => /Domain=example;/.test(cookie))).toBe(false);
  });

  it('ends it where it is declared to be', () => {
    expect(expired('x=1', 'x', { domain: 'ads.example', path: '/a' })).toEqual([
      'x=; Path=/a; Domain=ads.example; Max-Age=0; SameSite=Lax',
    ]);
  });

  it('marks what a browser ends only when it is secure', () => {
    expect(expired('__Secure-x=1', '__Secure-*').every((cookie) => cookie.endsWith('Secure'))).toBe(
      true,
    );
  });

  it('matches stars, and nothing else', () => {
    const cookies = '_ga=1; _ga_X=1; _gid=1; my_ga=1; a.b=1; aXb=1';
    expect(namesOf(expired(cookies, '_ga*'))).toEqual(['_ga', '_ga_X']);
    expect(namesOf(expired(cookies, '*_ga'))).toEqual(['_ga', 'my_ga']);
    expect(namesOf(expired(cookies, '*g*d'))).toEqual(['_gid']);
    expect(namesOf(expired(cookies, 'a.b'))).toEqual(['a.b']);
    expect(namesOf(expired('ab=1', 'ab*b'))).toEqual([]);
  });

  it('is quick with a pattern made to be slow', () => {
    expect(expired(`${'a'.repeat(3000)}=1`, `${'*a'.repeat(100)}b`)).toEqual([]);
  });

  it('never throws, whatever the jar holds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii' }), fc.string(), (cookies, name) => {
        expired(cookies, name);
      }),
    );
    const broken = () => {
      throw new Error('no cookies');
    };
    const declared = [{ scope: 'marketing' as const, name: 'x' }];
    expireUngranted({ read: broken, write: broken }, declared, () => false, place);
  });
});

describe('readDeclaredCookies', () => {
  it('keeps what has a name and a scope', () => {
    const domain = 'x.example';
    expect(
      readDeclaredCookies([
        { scope: 'marketing', name: '_ga*', domain },
        { scope: 'nothing', name: 'x' },
        { scope: 'marketing', name: '*' },
        { scope: 'marketing', name: 'a;b' },
        { scope: 'marketing' },
        null,
      ]),
    ).toEqual([{ scope: 'marketing', name: '_ga*', domain, path: undefined }]);
    expect(readDeclaredCookies('x')).toBeUndefined();
  });
});
