// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { show } from '../block.fixture.js';
import { fixtures } from './section-tabs.fixture.js';

const tabs = (root: Element) => [...root.querySelectorAll<HTMLElement>('[role="tab"]')];
const selected = (root: Element) =>
  root.querySelector('[role="tab"][aria-selected="true"]')?.textContent;
const shown = (root: Element) =>
  root.querySelector('[role="tabpanel"]:not([data-away])')?.textContent;
const press = (root: Element, at: number) => act(async () => tabs(root)[at]?.click());

afterEach(() => history.replaceState(null, '', '/'));

describe('section tabs', () => {
  it('switch sections, each under its label [B-3-261]', async () => {
    const { root } = await show(fixtures[0]);
    expect(tabs(root).map(({ textContent }) => textContent)).toEqual(['First', 'Second']);
    expect(shown(root)).toBe('First titleFirst text.');
    await press(root, 1);
    expect([selected(root), shown(root)?.trim()]).toEqual(['Second', 'Second text.']);
  });

  it('lead to a section of the page where they have no text of their own', async () => {
    const { root } = await show(fixtures[0]);
    const links = [...root.querySelectorAll('nav a')];
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Offers', '#offers'],
    ]);
  });

  it('open the one that the address names, and name the one that is chosen', async () => {
    history.replaceState(null, '', '/page?a=1#second');
    const { root } = await show(fixtures[0]);
    expect(selected(root)).toBe('Second');
    await press(root, 0);
    expect(location.href).toContain('/page?a=1#first');
    await act(async () => {
      location.hash = '#second';
      dispatchEvent(new Event('hashchange'));
    });
    expect(selected(root)).toBe('Second');
    expect(root.querySelector('#second')).not.toBeNull();
  });

  it('stay where they are for an address that names none of them', async () => {
    history.replaceState(null, '', '/#%E0%A4%A');
    const { root } = await show(fixtures[0]);
    expect(selected(root)).toBe('First');
  });

  it('are left out when there is nothing to show', async () => {
    const { root } = await show(fixtures[0], { groups: [] });
    expect(root.querySelector('[role="tablist"], nav')).toBeNull();
  });
});
