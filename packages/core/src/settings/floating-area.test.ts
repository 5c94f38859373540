import { describe, expect, it, vi } from 'vitest';
import { silentLogger } from '../errors/index.js';
import {
  type BlockFloatingActions,
  createSettings,
  type FloatingItem,
  floatingActions,
  floatingArea,
  siteSettings,
} from './index.js';

const item = (name: string): FloatingItem => ({
  link: { url: `/${name}`, link_text: name, target: '_self', type: 'internal' },
});
const json = (...names: string[]) => JSON.stringify(names.map(item));

const actionsOf = (values: Record<string, string>, logger = silentLogger) => {
  const rows = Object.entries(values).map(([key, value]) => ({
    key: `floating_action.${key}`,
    value,
  }));
  return floatingActions(createSettings(siteSettings, rows, logger));
};
const shown = (values: Record<string, string>, block?: BlockFloatingActions) => {
  const area = floatingArea(actionsOf(values), block);
  return area.kind === 'hidden' ? 'hidden' : area.items.map(({ link }) => link.link_text).join();
};

describe('floatingArea', () => {
  const block = { items: [item('block')] };

  it.each([
    ['no items, no block', {}, undefined, 'hidden'],
    ['items', { items: json('a', 'b') }, undefined, 'a,b'],
    ['items of a block', {}, block, 'block'],
    ['both: the block speaks for its page', { items: json('a') }, block, 'block'],
    ['a block without items', { items: json('a') }, { items: [] }, 'a'],
    ['items, but disabled', { items: json('a'), enabled: 'false' }, undefined, 'hidden'],
    ['items of a block, but disabled', { enabled: 'false' }, block, 'hidden'],
    ['items, but a block that disables', { items: json('a') }, { disabled: true }, 'hidden'],
  ])('is shown with items alone, unless disabled: %s [S-2-65]', (_, values, given, expected) => {
    expect(shown(values, given)).toBe(expected);
  });

  it('ignores the items of the menu among quick links [S-2-67]', () => {
    const bar = { mode: 'quick_links', items: json('menu') };
    expect(shown(bar)).toBe('hidden');
    expect(shown({ ...bar, quick_links: json('quick') })).toBe('quick');
    expect(shown(bar, block)).toBe('block');
    expect(shown({ quick_links: json('quick') })).toBe('hidden');
  });

  it('takes mode, items and counts from its settings [S-2-68]', () => {
    expect(floatingArea(actionsOf({ items: json('a') }))).toEqual({
      kind: 'menu',
      items: [item('a')],
      desktopCount: 4,
      mobileCount: 3,
    });
    const values = { mode: 'quick_links', quick_links: json('a'), desktop_count: '6' };
    expect(floatingArea(actionsOf({ ...values, mobile_count: '2' }))).toMatchObject({
      kind: 'bar',
      desktopCount: 6,
      mobileCount: 2,
    });
  });
});

describe('floating action items', () => {
  const readAll = (...items: unknown[]) => actionsOf({ items: JSON.stringify(items) }).items;

  it('have link, icon and strategy, every field of them [S-3-43]', () => {
    const full = {
      link: { url: '/drive', link_text: 'Drive', target: '_blank', type: 'external' },
      icon: 'car',
      dc_strategy: { key: 'offers', value: 'defender', fallback: item('other') },
    };
    expect(readAll(full)).toEqual([full]);
    const odd = { link: { url: '/x', link_text: 'x', target: 'y', type: 'z' }, dc_strategy: 5 };
    expect(readAll(odd)).toEqual([item('x')]);
  });

  it('need a text, and an address unless a form or a button needs none', () => {
    const link = (fields: object) => ({ link: { url: '/a', link_text: 'a', ...fields } });
    expect(readAll(link({ link_text: ' ' }), link({ url: '' }), {}, null, 'x')).toEqual([]);
    expect(
      readAll(link({ url: '', type: 'form' }), link({ url: '', type: 'button' })),
    ).toHaveLength(2);
  });

  it('are none when blank, none and logged when unparseable; aliases likewise [S-5-10]', () => {
    const warn = vi.fn();
    const logger = { ...silentLogger, warn };
    expect(actionsOf({ items: ' ', quick_links: '' }, logger).items).toEqual([]);
    expect(warn).not.toHaveBeenCalled();
    expect(actionsOf({ items: '{' }, logger).items).toEqual([]);
    expect(warn.mock.calls.map(([line]) => line)).toEqual([
      'Invalid JSON in floating_action.items',
    ]);
    const values = { items: json('drive'), predefined_links: '{' };
    expect(actionsOf(values).items[0]?.link.url).toBe('/drive');
  });

  it('lead where their alias leads [S-3-45]', () => {
    const predefined_links = '[{"alias":"@drive","url":"/test-drive"}]';
    const link = { link: { url: '@drive', link_text: 'Drive' } };
    const items = JSON.stringify([link]);
    const quick_links = items;
    const actions = actionsOf({ items, quick_links, predefined_links });
    expect(actions.items[0]?.link.url).toBe('/test-drive');
    expect(actions.quickLinks[0]?.link.url).toBe('/test-drive');
  });
});
