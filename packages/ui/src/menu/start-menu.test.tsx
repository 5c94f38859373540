// @vitest-environment happy-dom

import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LocaleProvider } from '../locale/LocaleProvider.js';
import { SiteHeader } from '../site-shell/header/SiteHeader.js';
import { MenuPanels } from '../site-shell/menu/MenuPanels.js';
import { type RunningMenu, startMenu } from './start-menu.js';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const panels = ['models', 'stock'].map((id) => ({
  id,
  label: id,
  url: `/${id}`,
  panel: { columns: [{ heading: 'All', links: [{ label: `${id} one`, url: `/${id}/one` }] }] },
}));
const entries = panels.map(({ id, label, url }) => ({ id, label, url, hasPanel: true }));
const html = renderToStaticMarkup(
  <LocaleProvider locale="en">
    <MenuPanels entries={panels} />
  </LocaleProvider>,
);

let root: Root;
let menu: RunningMenu | undefined;
const load = vi.fn(async () => html);

beforeEach(async () => {
  history.replaceState(null, '', '/en/offers');
  document.body.innerHTML = '<div id="root"></div><main><button id="behind">x</button></main>';
  Object.assign(Element.prototype, { animate: () => ({}), checkVisibility: () => true });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  load.mockReset().mockResolvedValue(html);
  root = createRoot(document.querySelector('#root') as Element);
  const secondary = [{ id: 'drive', label: 'Test drive', url: '/test-drive' }];
  await act(async () =>
    root.render(
      <LocaleProvider locale="en">
        <SiteHeader entries={entries} secondary={secondary} path="/offers" />
      </LocaleProvider>,
    ),
  );
});
afterEach(async () => {
  menu?.stop();
  await act(async () => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const header = () => document.querySelector('header') as HTMLElement;
const start = () => {
  menu = startMenu(header(), { load });
};
const entry = (id: string, place: 'bar' | 'sheet' = 'bar') =>
  [...header().querySelectorAll<HTMLElement>(`[data-menu-entry="${id}"]`)].find(
    (link) => Boolean(link.closest('details')) === (place === 'sheet'),
  ) as HTMLElement;
const settle = () => vi.waitFor(() => Promise.resolve());
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-menu-panel]')]
    .filter(({ hidden }) => !hidden)
    .map(({ dataset }) => dataset.menuPanel);
const press = async (element: HTMLElement) => {
  element.click();
  await settle();
  await settle();
};
const key = (name: string, on: Element = document.body) =>
  on.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));

describe('in the bar', () => {
  it('opens one panel at a time by a press, right after its entry; a second press closes it', async () => {
    start();
    expect(entry('models').getAttribute('aria-expanded')).toBe('false');
    await press(entry('models'));
    expect(shown()).toEqual(['models']);
    expect(entry('models').getAttribute('aria-expanded')).toBe('true');
    expect(entry('models').nextElementSibling?.querySelector('a')?.textContent).toContain('models');
    await press(entry('stock'));
    expect(shown()).toEqual(['stock']);
    expect(entry('models').getAttribute('aria-expanded')).toBe('false');
    await press(entry('stock'));
    expect(shown()).toEqual([]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('opens by Space; Escape closes and returns the focus, focus outside closes', async () => {
    start();
    entry('models').focus();
    key(' ', entry('models'));
    await settle();
    await settle();
    const link = document.querySelector<HTMLElement>('[data-menu-panel="models"] li a');
    link?.focus();
    expect(shown()).toEqual(['models']);
    key('Escape', link as Element);
    expect([shown(), document.activeElement]).toEqual([[], entry('models')]);
    await press(entry('models'));
    link?.focus();
    entry('stock').focus();
    expect([shown(), document.activeElement]).toEqual([[], entry('stock')]);
  });

  it('locks the page behind it, and frees it again', async () => {
    start();
    await press(entry('models'));
    expect(document.documentElement.style.overflow).toBe('hidden');
    document.querySelector('#behind')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect([shown(), document.documentElement.style.overflow]).toEqual([[], '']);
  });

  const move = (on: Element, fields: object = {}) =>
    on.dispatchEvent(
      Object.assign(new Event('pointermove', { bubbles: true }), {
        pointerType: 'mouse',
        movementX: 0,
        movementY: 0,
        ...fields,
      }),
    );

  it('opens after a mouse rested on the entry for 120 ms, and closes after it left', async () => {
    start();
    await settle();
    vi.useFakeTimers();
    move(entry('models'));
    await vi.advanceTimersByTimeAsync(119);
    expect(shown()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(shown()).toEqual(['models']);
    header().dispatchEvent(new Event('pointerleave'));
    await vi.advanceTimersByTimeAsync(300);
    expect(shown()).toEqual([]);
    move(entry('models'), { pointerType: 'touch' });
    await vi.advanceTimersByTimeAsync(500);
    expect(shown()).toEqual([]);
  });

  it('keeps the panel while the mouse crosses another entry on its way down to it', async () => {
    start();
    await settle();
    vi.useFakeTimers();
    move(entry('models'));
    await vi.advanceTimersByTimeAsync(120);
    for (let step = 0; step < 4; step++) {
      move(entry('stock'), { movementX: 12, movementY: 6 });
      await vi.advanceTimersByTimeAsync(60);
    }
    move(document.querySelector('[data-menu-panel="models"]') as Element, { movementY: 5 });
    await vi.advanceTimersByTimeAsync(1000);
    expect(shown()).toEqual(['models']);
    move(entry('stock'), { movementX: 12 });
    await vi.advanceTimersByTimeAsync(120);
    expect(shown()).toEqual(['stock']);
  });

  it('leads to the entry’s own page if the panels cannot be loaded, and tries again', async () => {
    load.mockRejectedValueOnce(new Error('down')).mockRejectedValueOnce(new Error('down'));
    const assign = vi.fn();
    vi.stubGlobal('location', { ...location, assign, pathname: '/en/offers', search: '' });
    start();
    await settle();
    await press(entry('models'));
    await vi.waitFor(() => expect(assign).toHaveBeenCalledOnce());
    expect(assign.mock.calls[0]?.[0]).toContain('/en/models');
    await press(entry('models'));
    expect(shown()).toEqual(['models']);
  });

  it('marks the current page and its entry, also after a navigation', async () => {
    history.replaceState(null, '', '/en/stock/one');
    start();
    await press(entry('models'));
    expect(entry('stock').hasAttribute('data-current')).toBe(true);
    history.replaceState(null, '', '/en/models/one');
    menu?.pageChanged();
    expect(entry('stock').hasAttribute('data-current')).toBe(false);
    expect(document.querySelector('[aria-current="page"]')?.textContent).toBe('models one');
  });
});

describe('in the sheet', () => {
  const sheet = () => header().querySelector('details') as HTMLDetailsElement;
  const toggled = async (open: boolean) => {
    sheet().open = open;
    sheet().dispatchEvent(new Event('toggle'));
    await settle();
    await settle();
  };

  it('has levels with a way back, and is closed by the browser’s back', async () => {
    const back = vi.spyOn(history, 'back').mockImplementation(() => {});
    start();
    const before = history.length;
    await toggled(true);
    expect([history.length, history.state]).toEqual([before + 1, { menu: true }]);
    await press(entry('models', 'sheet'));
    expect(shown()).toEqual(['models']);
    const button = sheet().querySelector<HTMLElement>('[data-menu-back]');
    expect([button?.textContent, document.activeElement]).toEqual(['Menu', button]);
    await press(button as HTMLElement);
    expect([shown(), document.activeElement]).toEqual([[], entry('models', 'sheet')]);
    const router = vi.fn();
    addEventListener('popstate', router);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
    removeEventListener('popstate', router);
    expect(sheet().open).toBe(false);
    expect(router).not.toHaveBeenCalled();
    await toggled(false);
    expect(back).not.toHaveBeenCalled();
    back.mockRestore();
  });

  it('does not go back when its header is gone: the page may be another one', async () => {
    const back = vi.spyOn(history, 'back').mockImplementation(() => {});
    start();
    await toggled(true);
    menu?.stop();
    expect(back).not.toHaveBeenCalled();
    back.mockRestore();
  });

  it('opens at the current page', async () => {
    history.replaceState(null, '', '/en/stock/one');
    start();
    await toggled(true);
    await vi.waitFor(() => expect(shown()).toEqual(['stock']));
    expect(sheet().querySelector('[aria-current="page"]')?.textContent).toBe('stock one');
  });

  it('keeps the entries if one has the focus when the panels arrive', async () => {
    history.replaceState(null, '', '/en/stock/one');
    let arrive = (_: string) => {};
    load.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    start();
    await toggled(true);
    entry('models', 'sheet').focus();
    arrive(html);
    await vi.waitFor(() => expect(entry('stock', 'sheet').hasAttribute('data-current')).toBe(true));
    await settle();
    expect([shown(), document.activeElement]).toEqual([[], entry('models', 'sheet')]);
  });

  it('leaves its history entry before a link is followed', async () => {
    const steps: string[] = [];
    vi.spyOn(history, 'back').mockImplementation(() => {
      steps.push('back');
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    });
    start();
    await toggled(true);
    await press(entry('stock', 'sheet'));
    const link = document.querySelector<HTMLElement>('[data-menu-panel="stock"] li a');
    const follow = (event: Event) => {
      event.preventDefault();
      steps.push('follow');
    };
    link?.addEventListener('click', follow);
    await press(link as HTMLElement);
    expect(steps).toEqual(['back', 'follow']);
    vi.restoreAllMocks();
  });
});
