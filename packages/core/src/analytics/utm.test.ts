import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createUtm } from './create-utm.js';
import { consentOf, loggerOf } from './page.fixture.js';
import { parseUtmCookie, readUtm, utmCookieValue, utmKeys } from './utm.js';

function site({
  consent = consentOf('accepted', ['marketing']),
  isSecure = true,
  content = new Map<string, string>(),
} = {}) {
  const writes: string[] = [];
  const cookies = {
    read: () => [...content].map(([name, value]) => `${name}=${value}`).join('; '),
    write(cookie: string) {
      writes.push(cookie);
      const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(cookie) ?? [];
      if (cookie.includes('Max-Age=0')) content.delete(name);
      else content.set(name, value);
    },
  };
  const logger = loggerOf();
  const utm = createUtm({ cookies, consent, isSecure, logger });
  utm.start();
  return {
    open: (search: string) => utm.record(new URLSearchParams(search)),
    kept: () => JSON.parse(decodeURIComponent(content.get('utm_params') ?? 'null')) as unknown,
    utm,
    writes,
    content,
    consent,
    logger,
  };
}

const all = Object.fromEntries(utmKeys.map((key, place) => [key, `value ${place} من`]));

describe('the UTM cookie', () => {
  it('holds all seven keys of an address, and still does after a navigation [S-7-63]', () => {
    const { open, kept, writes, content } = site();
    open(new URLSearchParams(all).toString());
    expect(Object.keys(all)).toHaveLength(7);
    expect(kept()).toEqual(all);
    open('');
    open('models=Defender');
    expect(kept()).toEqual(all);
    expect(writes[0]).toMatch(/^utm_params=[^;]+; Path=\/; Max-Age=2592000; SameSite=Lax; Secure$/);
    expect(site({ content }).utm.values()).toEqual(all);
  });

  it('is replaced when an address has at least one key, else kept [S-7-64]', () => {
    const { open, kept, utm } = site();
    const seen = ['utm_source=a&utm_term=t', 'page=2', 'utm_source=b'].map((search) => {
      open(search);
      return kept();
    });
    expect(seen).toEqual([
      { utm_source: 'a', utm_term: 't' },
      { utm_source: 'a', utm_term: 't' },
      { utm_source: 'b' },
    ]);
    expect(utm.values()).toEqual({ utm_source: 'b' });
  });

  it('waits for consent; the visit knows before', () => {
    const { open, kept, utm, consent, writes } = site({ consent: consentOf(), isSecure: false });
    open('utm_source=a');
    open('page=2');
    expect([utm.values(), kept()]).toEqual([{ utm_source: 'a' }, null]);
    consent.decide('accepted', ['statistic']);
    expect(writes).toEqual([]);
    consent.decide('accepted', ['marketing']);
    expect(kept()).toEqual({ utm_source: 'a' });
    expect(writes[0]).not.toContain('Secure');
  });

  it('ends when marketing is rejected or withdrawn', () => {
    const { open, content, consent, utm } = site();
    open('utm_source=a');
    consent.decide('rejected');
    expect(content.size).toBe(0);
    expect(utm.values()).toEqual({ utm_source: 'a' });
    const old = new Map([['utm_params', encodeURIComponent('{"utm_source":"a"}')]]);
    expect(site({ content: old, consent: consentOf('accepted', []) }).utm.values()).toEqual({});
    expect(old.size).toBe(0);
  });

  it('is ignored when it is damaged', () => {
    for (const damaged of [
      '{',
      '[]',
      'null',
      '{"utm_source":5}',
      '"a"',
      '{"__proto__":{"gclid":"x"}}',
    ]) {
      const content = new Map([['utm_params', encodeURIComponent(damaged)]]);
      const { utm, logger } = site({ content });
      expect(utm.values()).toEqual({});
      expect(logger.lines()).toEqual(["Damaged cookie 'utm_params' is ignored"]);
    }
  });

  it('is logged when it cannot be written', () => {
    const logger = loggerOf();
    const cookies = {
      read: () => '',
      write() {
        throw new Error('sandboxed');
      },
    };
    const consent = consentOf('accepted', ['marketing']);
    createUtm({ cookies, consent, isSecure: true, logger }).record(new URLSearchParams('gclid=1'));
    expect(logger.lines()).toEqual(["The cookie 'utm_params' could not be written"]);
  });
});

describe('values', () => {
  it('that are blank, or hold an e-mail address, are left out', () => {
    const search = 'utm_source=%20&utm_term=a%40b.example&utm_id=%2540&utm_medium=e%00mail&x=1';
    expect(readUtm(new URLSearchParams(search))).toEqual({ utm_medium: 'email' });
    expect(readUtm(new URLSearchParams('x=1'))).toBeUndefined();
  });

  it('are cut where together they do not fit', () => {
    const long = Object.fromEntries(utmKeys.map((key) => [key, 'سيارة '.repeat(40)]));
    const cookie = utmCookieValue(readUtm(new URLSearchParams(long)) ?? {});
    expect(encodeURIComponent(cookie).length).toBeLessThanOrEqual(3800);
    expect(Object.keys(parseUtmCookie(cookie) ?? {})).toHaveLength(7);
  });

  it('of any address make a cookie that browsers take and that reads as it was', () => {
    const value = fc.string({ unit: 'binary', maxLength: 400 });
    fc.assert(
      fc.property(fc.record(Object.fromEntries(utmKeys.map((key) => [key, value]))), (values) => {
        const utm = readUtm(new URLSearchParams(values as Record<string, string>));
        if (!utm) return;
        const cookie = utmCookieValue(utm);
        expect(encodeURIComponent(cookie).length).toBeLessThanOrEqual(3800);
        const again = parseUtmCookie(cookie) ?? {};
        for (const [key, text] of Object.entries(again)) {
          expect(utm[key as 'gclid']?.startsWith(text)).toBe(true);
        }
      }),
    );
  });
});
