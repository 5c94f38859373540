// @vitest-environment happy-dom

import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { LocaleProvider } from '../../../locale/LocaleProvider.js';
import { SearchPopup } from './SearchPopup.js';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const app = (
  <LocaleProvider locale="en">
    <SearchPopup url="/search" suggestionsUrl="/en/search/suggestions" />
  </LocaleProvider>
);
const find = <E extends HTMLElement>(selector: string) => document.querySelector(selector) as E;
let root: Root;

/** The visitor opens the server's popup, then the script starts. */
async function hydrateOpened(focused: string) {
  find<HTMLDetailsElement>('details').open = true;
  find(focused).focus();
  await act(async () => {
    root = hydrateRoot(find('#root'), app);
  });
}

beforeEach(() => {
  document.body.innerHTML = `<button type="button">elsewhere</button><div id="root">${renderToString(app)}</div>`;
});
afterEach(() => act(async () => root.unmount()));

it('focuses the field of a popup that was opened before the script started', async () => {
  await hydrateOpened('summary');
  expect(document.activeElement).toBe(find('input'));
});

it('leaves a focus that has moved on where it is', async () => {
  await hydrateOpened('button');
  expect(document.activeElement?.textContent).toBe('elsewhere');
});
