import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { silentLogger } from '../errors/index.js';
import { createSettings, logoFor, pageTitle, resolveLink, siteSettings } from './index.js';

const settingsOf = (values: Record<string, unknown>) =>
  createSettings(
    siteSettings,
    Object.entries(values).map(([key, value]) => ({
      key,
      value: typeof value === 'string' ? value : JSON.stringify(value),
    })),
    silentLogger,
  );

describe('the guide to settings', () => {
  it('names every key', () => {
    const guide = readFileSync('../../docs/guides/settings.md', 'utf8');
    expect(Object.keys(siteSettings).filter((key) => !guide.includes(`\`${key}\``))).toEqual([]);
  });
});

describe('who is mailed', () => {
  it('is a list of e-mail addresses, each once; one that is none rejects all', () => {
    const read = (value: string) =>
      settingsOf({ 'mail.leads_recipients': value }).get('mail.leads_recipients');
    expect(read(' team@market.test; Desk@Market.test,team@market.test ')).toEqual([
      'team@market.test',
      'desk@market.test',
    ]);
    for (const bad of [
      'team@market.test, desk',
      'a@b',
      'Team <a@market.test>',
      'a@x.test\r\nBcc:b',
    ]) {
      expect(read(bad)).toEqual([]);
    }
    expect(read('')).toEqual([]);
  });
});

describe('meta', () => {
  it('adds tags to the head and divides the parts of the title [S-3-07]', () => {
    const tag = { name: 'x', content: 'y' };
    expect(settingsOf({ meta: [tag] }).get('meta')).toEqual([tag]);
    expect(pageTitle(['Page', 'Brand'], settingsOf({}).get('meta.title_divider'))).toBe(
      'Page | Brand',
    );
    const divider = settingsOf({ 'meta.title_divider': '-' }).get('meta.title_divider');
    expect(pageTitle(['Page', 'Brand'], divider)).toBe('Page - Brand');
  });

  it('leaves blank and repeated parts out of the title', () => {
    expect(pageTitle([' Page ', null, '', undefined, 'Brand', 'Brand'])).toBe('Page | Brand');
  });

  it('drops what is no attribute, and handlers', () => {
    const meta = [{ name: 'x', onload: 'alert(1)', 'a b': 'c', n: 5 }, {}, 'x', null];
    expect(settingsOf({ meta }).get('meta')).toEqual([{ name: 'x' }]);
  });
});

describe('logo settings', () => {
  it('drop an entry that lacks path, homepage or logo [S-5-09]', () => {
    const entry = { path: '/defender/.*', homepage: '/defender', logo: 'defender' };
    const lacking = (key: string) => ({ ...entry, [key]: undefined });
    const read = settingsOf({
      'navigation.logo_settings': [lacking('path'), lacking('homepage'), lacking('logo'), entry],
    }).get('navigation.logo_settings');
    expect(read).toEqual([entry]);
  });

  it('match by regular expression, the first entry winning, a broken one never [S-2-51]', () => {
    const entries = [
      { path: '(', homepage: '/broken', logo: 'discovery' },
      { path: '^/defender', homepage: '/defender', logo: 'defender' },
      { path: '^/def', homepage: '/other', logo: 'range_rover' },
    ] as const;
    expect(logoFor('/defender/90', entries)).toEqual({ homepage: '/defender', logo: 'defender' });
    expect(logoFor('/offers', entries)).toEqual({ homepage: '/', logo: 'default' });
  });
});

describe('footer', () => {
  const itemsOf = (...items: unknown[]) =>
    settingsOf({ 'footer.medium': items }).get('footer.medium');

  it('brings target, type and tag into range [S-5-02]', () => {
    expect(itemsOf({ label: 'a', target: 'x', type: 'x', tag: 'p' })).toMatchObject([
      { target: '_self', type: 'link', tag: 'div' },
    ]);
    expect(itemsOf({ label: 'a', target: '_blank', type: 'social', tag: 'span' })).toMatchObject([
      { target: '_blank', type: 'social', tag: 'span' },
    ]);
  });

  it('drops invalid items, then empty rows and columns [S-5-03]', () => {
    const columns = [
      { heading: 'Empty', rows: [{ items: [{ type: 'link' }] }] },
      { heading: 'Full', rows: [{ items: [{}] }, { type: 'social', items: [{ label: 'b' }, 5] }] },
      { rows: 'x' },
      null,
    ];
    expect(settingsOf({ 'footer.top': columns }).get('footer.top')).toMatchObject([
      { heading: 'Full', rows: [{ type: 'social', items: [{ label: 'b' }] }] },
    ]);
  });

  it('asks an image for a source and other items, wrappers apart, for a label [S-5-04]', () => {
    expect(itemsOf({ type: 'image', label: 'x', image: { alt: 'y' } })).toEqual([]);
    expect(itemsOf({ type: 'link', url: '/x' })).toEqual([]);
    expect(itemsOf({ type: 'wrapper' })).toHaveLength(1);
    expect(itemsOf({ type: 'image', image: { src: '/a.png' } })).toMatchObject([
      { image: { src: '/a.png', alt: '', width: 200, height: 80 } },
    ]);
  });
});

describe('predefined links', () => {
  const links = [{ alias: '@drive', url: '/test-drive' }];

  it('stand for their address [B-3-391]', () => {
    const read = settingsOf({ 'floating_action.predefined_links': links });
    expect(resolveLink('@drive', read.get('floating_action.predefined_links'))).toBe('/test-drive');
  });

  it('leave other addresses alone, and are none when they cannot be read', () => {
    expect(resolveLink('@other', links)).toBe('@other');
    const read = settingsOf({ 'floating_action.predefined_links': '{' });
    expect(read.get('floating_action.predefined_links')).toEqual([]);
  });
});

describe('features of the stock locator', () => {
  it('come as a JSON list or between commas [S-6-12]', () => {
    for (const value of ['["postcode_search"]', 'postcode_search', 'x, postcode_search']) {
      const read = settingsOf({ 'stock_locator.features': value });
      expect(read.get('stock_locator.features')).toEqual(['postcode_search']);
    }
    expect(settingsOf({ 'stock_locator.features': '[' }).get('stock_locator.features')).toEqual([]);
  });
});

describe('pages without navigation', () => {
  it('are the home page, or none when the setting is blank', () => {
    expect(settingsOf({}).get('navigation.disabled_on_pages')).toEqual(['/']);
    const blank = settingsOf({ 'navigation.disabled_on_pages': '' });
    expect(blank.get('navigation.disabled_on_pages')).toEqual([]);
  });
});
