// @vitest-environment happy-dom

import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { LocaleProvider } from '../../../locale/LocaleProvider.js';
import { SearchPopup } from './SearchPopup.js';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

type Respond = (groups: unknown) => void;
const requests: { q: string; respond: Respond; signal: AbortSignal }[] = [];
let root: Root;

const group = (...titles: string[]) => ({
  groups: [
    {
      key: 'page',
      label: 'Pages',
      items: titles.map((title) => ({
        id: title,
        href: `/en/${title}`,
        title: [{ text: title, match: true }, { text: ' <b>' }],
      })),
    },
  ],
});

beforeEach(async () => {
  vi.useFakeTimers();
  requests.length = 0;
  vi.stubGlobal('fetch', (url: string, { signal }: { signal: AbortSignal }) => {
    const q = new URL(url, 'https://site.example').searchParams.get('q') ?? '';
    return new Promise((resolve) => {
      const respond: Respond = (body) => resolve(Response.json(body));
      requests.push({ q, respond, signal });
    });
  });
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector('#root') as Element);
  await act(async () =>
    root.render(
      <LocaleProvider locale="en">
        <SearchPopup url="/search" suggestionsUrl="/en/search/suggestions" />
      </LocaleProvider>,
    ),
  );
  const details = document.querySelector('details') as HTMLDetailsElement;
  await act(async () => {
    details.open = true;
    details.dispatchEvent(new Event('toggle'));
    await import('./SearchSuggestions.js');
    await vi.advanceTimersByTimeAsync(10);
  });
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const field = () => document.querySelector('input') as HTMLInputElement;
const type = (text: string) =>
  act(async () => {
    field().value = text;
    field().dispatchEvent(new Event('input', { bubbles: true }));
  });
const wait = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));
const respond = (index: number, body: unknown) =>
  act(async () => {
    requests[index]?.respond(body);
    await vi.advanceTimersByTimeAsync(1);
  });
const press = (key: string) =>
  act(async () =>
    field().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
  );
const options = () => [...document.querySelectorAll('[role=option]')];
const active = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

it('asks 150 ms after the last letter, and shows only the response to the last text', async () => {
  await type('d');
  await wait(100);
  await type('de');
  await wait(149);
  expect(requests).toEqual([]);
  await wait(1);
  await type('def');
  await wait(150);
  expect(requests.map(({ q }) => q)).toEqual(['de', 'def']);
  await respond(1, group('defender'));
  await respond(0, group('dealer', 'demo'));
  expect(options().map((option) => option.textContent)).toEqual(['defender <b>']);
  expect(document.querySelector('mark')?.textContent).toBe('defender');
  expect(field().getAttribute('aria-expanded')).toBe('true');
});

it('moves through options by arrow keys, and Enter follows the active one', async () => {
  await type('de');
  await wait(150);
  await respond(0, group('one', 'two'));
  const followed: string[] = [];
  const follow = (event: Event) => {
    event.preventDefault();
    followed.push((event.target as HTMLElement).closest('a')?.getAttribute('href') ?? '');
  };
  document.addEventListener('click', follow);
  onTestFinished(() => document.removeEventListener('click', follow));
  const seen: unknown[] = [];
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp']) {
    await press(key);
    seen.push(active());
  }
  expect(seen).toEqual(['one <b>', 'two <b>', undefined, 'two <b>']);
  await press('Enter');
  expect(followed).toEqual(['/en/two']);
  expect(document.querySelector('details')?.open).toBe(false);
});

it('reports that there are no suggestions, also when the service fails', async () => {
  await type('zzz');
  await wait(150);
  await respond(0, null);
  expect(document.body.textContent).toContain('No suggestions for these words');
  expect(field().getAttribute('aria-expanded')).toBe('false');
});
