// @vitest-environment happy-dom
import { type BlockFloatingActions, floatingArea } from '@mawkib/core/settings';
import { FloatingActionsProvider } from '@mawkib/ui';
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { components } from '../../built-in/components.fixture.js';
import { createBlock } from '../../model/create-block.js';
import type { StoredBlock } from '../../model/definition/public-values.js';
import { Blocks } from '../../renderer/Blocks.js';
import { draw, resolved } from '../../renderer/page.fixture.js';
import { show } from '../block.fixture.js';
import { readyToGoBar } from './ready-to-go-bar.definition.js';
import { fixtures } from './ready-to-go-bar.fixture.js';

const links = (root: Element) => [...root.querySelectorAll('a')].map((link) => link.textContent);
const more = (root: Element) => root.querySelector<HTMLElement>('button[aria-expanded]');

/** Renders the page with the bar, and its floating area. */
async function onPage(fields: StoredBlock['fields'] = {}) {
  const [stored] = fixtures;
  if (!stored) throw new Error('There is no fixture.');
  const supplied: (BlockFloatingActions | null)[] = [];
  const supply = (actions: BlockFloatingActions | null) => supplied.push(actions);
  await components.preloadWhole([stored.template]);
  const blocks = resolved([{ ...stored, fields: { ...stored.fields, ...fields } }], 'en');
  const drawn = await draw(
    <FloatingActionsProvider value={supply}>
      <Blocks blocks={blocks} />
    </FloatingActionsProvider>,
    'en',
  );
  const market = {
    mode: 'menu' as const,
    enabled: true,
    items: [],
    quickLinks: [],
    desktopCount: 4,
    mobileCount: 3,
  };
  const area = floatingArea(market, supplied.at(-1));
  const shown = area.kind === 'hidden' ? null : area.items.map(({ link }) => link.link_text);
  return { ...drawn, bar: drawn.container.querySelector('nav'), shown, supplied };
}

describe('ready-to-go bar', () => {
  it('shows only the first four of five links [B-3-235] [B-9-14]', async () => {
    expect([readyToGoBar.max_field_groups, fixtures[0]?.groups.length]).toEqual([5, 5]);
    const { root } = await show(fixtures[0]);
    expect(links(root)).toEqual(['Link 1', 'Link 2', 'Link 3', 'Link 4']);
  });

  it('keeps the fourth behind a button on a phone, “Show more” by default [B-3-237]', async () => {
    expect(createBlock(readyToGoBar).fields.mobile_button_label).toMatchObject({ en: 'Show more' });
    const { root } = await show(fixtures[0]);
    const rest = [...root.querySelectorAll('[data-rest="away"]')].map((item) => item.textContent);
    expect([rest, more(root)?.textContent]).toEqual([['Link 4'], 'Show more']);
    await act(async () => more(root)?.click());
    expect(root.querySelectorAll('[data-rest="away"]')).toHaveLength(0);
    const three = await show(fixtures[0], { groups: fixtures[0]?.groups.slice(0, 3) });
    expect(more(three.root)).toBeNull();
  });

  it('is not in the page with hide_block [B-3-238]', async () => {
    expect((await onPage({ hide_block: true })).bar).toBeNull();
    expect((await onPage()).bar).not.toBeNull();
  });

  it('takes the floating actions off the page with fabDisabled [B-3-236]', async () => {
    expect((await onPage()).shown).toHaveLength(4);
    expect((await onPage({ fabDisabled: true })).shown).toBeNull();
  });

  it('gives its first four links to the floating actions, hidden or not [B-3-307]', async () => {
    const first = ['Link 1', 'Link 2', 'Link 3', 'Link 4'];
    const hidden = await onPage({ hide_block: true });
    expect([hidden.shown, hidden.bar]).toEqual([first, null]);
    const off = await onPage({ hide_block: true, fabDisabled: true });
    expect([off.shown, off.bar]).toEqual([null, null]);
    const both = await onPage();
    expect(both.shown).toEqual(first);
    expect(createBlock(readyToGoBar).fields.fabDisabled).toBe(false);
    await both.unmount();
    expect(both.supplied.at(-1)).toBeNull();
  });

  it('leaves out links that lead nowhere', async () => {
    const [first] = fixtures[0]?.groups ?? [];
    const broken = {
      id: 'x',
      fields: { 'rdx-link': { type: 'internal', label: { en: 'Nowhere' } } },
    };
    const { root } = await show(fixtures[0], { groups: first ? [broken, first] : [] });
    expect(links(root)).toEqual(['Link 1']);
  });
});
