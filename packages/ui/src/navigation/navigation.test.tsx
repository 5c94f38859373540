// @vitest-environment happy-dom

import { loadLateParts } from '@mawkib/core/react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { LocaleProvider } from '../locale/LocaleProvider.js';
import { SiteFooter } from '../site-shell/footer/SiteFooter.js';
import { SiteHeader } from '../site-shell/header/SiteHeader.js';
import { createStyleCollector } from '../styles/sheets/style-collector.js';
import { Breadcrumbs } from './Breadcrumbs.js';
import { nextTab, Tabs } from './Tabs.js';

beforeAll(loadLateParts);
afterEach(cleanup);

const tabs = ['a', 'b', 'c'].map((id) => ({ id, label: id, content: `panel ${id}` }));

it('moves along the tabs with the arrows, in the direction of writing', () => {
  render(<Tabs label="x" tabs={tabs} />);
  const selected = () => screen.getByRole('tab', { selected: true }).textContent;
  fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key: 'ArrowLeft' });
  expect(selected()).toBe('b');
  cleanup();
  render(
    <LocaleProvider locale="en">
      <Tabs label="x" tabs={tabs} />
    </LocaleProvider>,
  );
  fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key: 'ArrowLeft' });
  expect(selected()).toBe('c');
  expect([
    nextTab('Home', 2, 3, true),
    nextTab('End', 0, 3, true),
    nextTab('x', 0, 3, true),
  ]).toEqual([0, 2, undefined]);
});

it('keeps every tab’s text in the page under its name, with a place for the page’s address', () => {
  const [first, second] = tabs as [(typeof tabs)[number], (typeof tabs)[number]];
  const html = renderToString(
    <Tabs label="x" tabs={[first, { ...second, anchor: 'engine' }]} beside={<a href="#e">e</a>} />,
  );
  document.body.innerHTML = html;
  const place = document.getElementById('engine')?.parentElement;
  expect(place?.textContent).toBe('bpanel b');
  expect(document.querySelectorAll('[role="tabpanel"]')).toHaveLength(2);
  expect(document.querySelector('[role="tablist"] a')).toBeNull();
  document.body.innerHTML = '';
});

it('shows the tab that its owner chose', () => {
  const { rerender } = render(<Tabs label="x" tabs={tabs} selected="c" />);
  const shown = () => screen.getByRole('tab', { selected: true }).textContent;
  expect(shown()).toBe('c');
  rerender(<Tabs label="x" tabs={tabs} selected="gone" />);
  expect(shown()).toBe('a');
});

it('keeps the tabs of its limit in the row and the others in a list', () => {
  render(<Tabs label="x" tabs={tabs} limit={2} padding={22} />);
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['a', 'b']);
  const more = document.querySelector('details') as HTMLDetailsElement;
  more.open = true;
  const third = [...more.querySelectorAll('button')].find(({ textContent }) => textContent === 'c');
  fireEvent.click(third as HTMLElement);
  expect(more.open).toBe(false);
  expect(more.querySelector('summary')?.textContent).toContain('c');
  const shown = [...document.querySelectorAll('[role="tabpanel"]:not([data-away])')];
  expect(shown.map(({ textContent }) => textContent)).toEqual(['panel c']);
  // The row can still be reached by keyboard.
  const first = screen.getAllByRole('tab')[0] as HTMLElement;
  expect(first.tabIndex).toBe(0);
  fireEvent.keyDown(first, { key: 'ArrowLeft' });
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('b');
  more.open = true;
  fireEvent.keyDown(third as HTMLElement, { key: 'Escape' });
  expect(more.open).toBe(false);
});

it('shows where the visitor is', () => {
  render(
    <Breadcrumbs
      items={[
        { label: 'الرئيسية', url: '/' },
        { label: 'العروض', url: '/offers' },
      ]}
    />,
  );
  expect(screen.getByText('العروض').getAttribute('aria-current')).toBe('page');
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/ar/');
});

it('closes its menus on Escape and on a press elsewhere', () => {
  const entries = [
    { id: 'm', label: 'طرازات', url: '/m', children: [{ id: 'd', label: 'د', url: '/d' }] },
  ];
  render(<SiteHeader entries={entries} />);
  const menu = document.querySelector<HTMLDetailsElement>('[data-disclosure]')!;
  menu.open = true;
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(menu.open).toBe(false);
  menu.open = true;
  fireEvent.pointerDown(document.body);
  expect(menu.open).toBe(false);
});

it('is 1740 px wide at most and shows pictures in 200 by 80 without a size [S-9-10]', () => {
  const collector = createStyleCollector();
  const html = renderToString(
    <collector.Provider>
      <SiteFooter entries={[{ id: 'a', label: 'a', url: '/a', image: { id: 'i', alt: 'x' } }]} />
    </collector.Provider>,
  );
  expect(collector.css()).toContain('box-sizing:content-box;max-inline-size:1740px');
  expect(html).toContain('width="200" height="80"');
});
