import { runs } from '@mawkib/tooling-vitest/scope';
import fc from 'fast-check';
import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { silentLogger } from '../errors/index.js';
import { settingLimit } from './create-settings.js';
import {
  createSettings,
  type FooterColumn,
  flag,
  json,
  number,
  siteSettings,
  text,
} from './index.js';

const logged = () => {
  const warn = vi.fn();
  return { logger: { ...silentLogger, warn }, lines: () => warn.mock.calls.map(([line]) => line) };
};
const row = (key: string, value: string) => ({ id: '1', key, value });

describe('createSettings', () => {
  it('merges defaults with fetched settings, the fetched one winning [S-1-10]', () => {
    const defaults = { 'a.first': text('one'), 'a.second': text('two') };
    const settings = createSettings(
      defaults,
      [row('a.first', 'uno'), row('a.third', 'tre')],
      silentLogger,
    );
    expect(settings.get('a.first')).toBe('uno');
    expect(settings.get('a.second')).toBe('two');
    expect(settings.raw('a.third')).toBe('tre');
  });

  it('drops what has no key [S-3-01]', () => {
    const { logger, lines } = logged();
    const long = 'x'.repeat(settingLimit + 1);
    const rows = [{ value: long }, { key: null, value: long }, row('', long), row('', 'blank')];
    const settings = createSettings({ 'a.first': text('one') }, rows as never, logger);
    expect([settings.raw(''), settings.raw('undefined'), settings.raw('null')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(settings.get('a.first')).toBe('one');
    expect(lines()).toEqual([]);
  });

  it("switches a flag on by the string 'true' alone [S-1-11] [B-0-01]", () => {
    const of = (...values: string[]) =>
      createSettings(
        { on: flag() },
        values.map((value) => row('on', value)),
        silentLogger,
      );
    expect(of('true').flag('on')).toBe(true);
    expect(of('true').get('on')).toBe(true);
    for (const value of ['false', '', '1', 'TRUE', ' true', 'yes']) {
      expect(of(value).flag('on')).toBe(false);
      expect(of(value).get('on')).toBe(false);
    }
    expect(of().flag('on')).toBe(false);
    expect(of().flag('unknown')).toBe(false);
    expect(createSettings({}, [row('unknown', 'true')], silentLogger).flag('unknown')).toBe(true);
  });

  it('logs invalid JSON with the name of the setting and defaults it [S-5-01]', () => {
    const { logger, lines } = logged();
    const settings = createSettings(siteSettings, [row('footer.top', '{')], logger);
    expect(settings.get('footer.top')).toEqual([]);
    expect(lines()).toEqual(['Invalid JSON in footer.top']);
  });

  it('warns once for each setting, by its name [B-5-34]', () => {
    const { logger, lines } = logged();
    const fetched = [row('footer.top', '{'), row('footer.medium', '{')];
    const settings = createSettings(siteSettings, fetched, logger);
    for (let time = 0; time < 3; time++) {
      settings.get('footer.top');
      settings.get('footer.medium');
    }
    expect(lines()).toEqual(['Invalid JSON in footer.top', 'Invalid JSON in footer.medium']);
  });

  it('logs the stated texts for the 404 page and meta, and falls back to the default logo [S-8-16]', () => {
    const { logger, lines } = logged();
    const keys = ['page_not_found.content', 'navigation.logo_settings', 'meta'] as const;
    const settings = createSettings(
      siteSettings,
      keys.map((key) => row(key, '{')),
      logger,
    );
    expect(keys.map((key) => settings.get(key))).toEqual([{}, [], []]);
    expect(lines()).toContain('Invalid JSON in 404 page setting');
    expect(lines()).toContain('Please check your "meta" settings in admin panel.');
  });

  it('rejects a number out of range and a choice that is none', () => {
    const { logger, lines } = logged();
    const fetched = [row('floating_action.desktop_count', '99'), row('price.delimiter', 'star')];
    const settings = createSettings(siteSettings, fetched, logger);
    expect(settings.get('floating_action.desktop_count')).toBe(4);
    expect(settings.get('price.delimiter')).toBe('comma');
    expect(lines()).toHaveLength(2);
    expect(createSettings({ n: number(3) }, [row('n', ' ')], logger).get('n')).toBe(3);
  });

  it('is typed by its definitions', () => {
    const settings = createSettings(siteSettings, [], silentLogger);
    expectTypeOf(settings.get('footer.top')).toEqualTypeOf<readonly FooterColumn[]>();
    expectTypeOf(settings.get('meta.title_divider')).toEqualTypeOf<string>();
    expectTypeOf(settings.get('floating_action.mode')).toEqualTypeOf<'quick_links' | 'menu'>();
    // @ts-expect-error no such setting
    expect(settings.get('no.such')).toBeUndefined();
  });

  it('never throws, whatever is fetched, and lets no prototype key through', () => {
    const hostile = fc.constantFrom(
      '{"__proto__":{"polluted":true}}',
      '[{"__proto__":{"src":"x"},"label":"a","constructor":{"prototype":{}}}]',
      '[[[[',
      'null',
      '[null,1,"x",{}]',
    );
    const key = fc.oneof(
      fc.constantFrom(...Object.keys(siteSettings), '__proto__', 'constructor', 'toString'),
      fc.string(),
    );
    const value = fc.oneof(hostile, fc.json(), fc.string(), fc.anything());
    const fetched = fc.oneof(fc.array(fc.record({ key, value })), fc.anything());
    fc.assert(
      fc.property(fetched, (rows) => {
        const settings = createSettings(siteSettings, rows as never, silentLogger);
        for (const name of Object.keys(siteSettings) as (keyof typeof siteSettings)[]) {
          const read = settings.get(name);
          expect(typeof read).toBe(typeof siteSettings[name].default);
          expect(Array.isArray(read)).toBe(Array.isArray(siteSettings[name].default));
        }
        for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
          expect(['string', 'undefined']).toContain(typeof settings.get(name as never));
          expect(typeof settings.flag(name)).toBe('boolean');
        }
        expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
      }),
      { numRuns: runs(500) },
    );
  });

  it('gives readers no prototype keys', () => {
    const seen = json((value) => value, null as unknown);
    const read = seen.read('{"__proto__":{"a":1},"constructor":2,"prototype":3,"ok":4}');
    expect(Reflect.ownKeys(read as object)).toEqual(['ok']);
  });
});
