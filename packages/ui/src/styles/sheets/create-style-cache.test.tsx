// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { Card, card, Late, renderOnServer as render } from '../probes.test.fixture.js';
import { createStyleCache } from './create-style-cache.js';
import { StyleProvider } from './StyleProvider.js';
import { defineStyles } from './sheet.js';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.head.replaceChildren();
  document.body.replaceChildren();
});

const texts = () => Array.from(document.querySelectorAll('style'), (style) => style.textContent);

it('adopts what the server sent, hydrates without a complaint, and inserts what is new', async () => {
  const { collector, html } = render(<Card />);
  document.head.innerHTML = collector.styleTag({ nonce: 'abc' });
  document.body.innerHTML = `<div id="app">${html}</div>`;
  const container = document.getElementById('app') as HTMLElement;
  const served = document.querySelector('style');
  const after = document.head.appendChild(document.createElement('meta'));
  const cache = createStyleCache();
  expect(after.previousSibling).toBe(served);
  const complaints: unknown[] = [];
  const view = (extra: ReactNode) => (
    <StyleProvider cache={cache}>
      <Card />
      {extra}
    </StyleProvider>
  );
  const spy = vi.spyOn(console, 'error').mockImplementation((text) => complaints.push(text));
  const root = await act(() =>
    hydrateRoot(container, view(null), { onRecoverableError: (error) => complaints.push(error) }),
  );
  expect(complaints).toEqual([]);
  expect(texts()).toHaveLength(1);
  await act(() => root.render(view(<Late />)));
  expect(texts()).toHaveLength(2);
  expect(texts()[1]).toBe('@layer mk-block{.mk-probe-late{color:green;}}');
  await act(() => root.render(view([<Late key="1" />, <Late key="2" />])));
  expect(texts()).toHaveLength(2);
  spy.mockRestore();
  await act(() => root.unmount());
});

it('inserts everything, layers first, where the server sent nothing', async () => {
  document.body.innerHTML = '<div id="app"></div>';
  const cache = createStyleCache();
  const root = createRoot(document.getElementById('app') as HTMLElement);
  await act(() =>
    root.render(
      <StyleProvider cache={cache}>
        <Card />
      </StyleProvider>,
    ),
  );
  expect(texts()[0]).toBe('@layer mk-base,mk-ui,mk-block;');
  expect(texts()).toHaveLength(3);
  await act(() => root.unmount());
});

it('takes a changed sheet of a known name, as a hot update brings it', () => {
  document.head.innerHTML = render(<Card />).collector.styleTag();
  const cache = createStyleCache();
  cache.insert(card);
  expect(texts()).toHaveLength(1);
  cache.insert(defineStyles('probe-card', { root: { color: 'blue' } }));
  expect(texts().at(-1)).toContain('color:blue');
});
