// @vitest-environment happy-dom
import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { useOffline } from './index.js';

const Flag = () => <output>{String(useOffline())}</output>;

afterEach(() => vi.restoreAllMocks());

const go = (event: 'online' | 'offline') =>
  act(() => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(event === 'online');
    window.dispatchEvent(new Event(event));
  });

it('follows the online and offline events [S-2-55]', () => {
  const { container } = render(<Flag />);
  expect(container.textContent).toBe('false');
  go('offline');
  expect(container.textContent).toBe('true');
  go('online');
  expect(container.textContent).toBe('false');
});

it('is online on the server, and leaves no listener behind', () => {
  expect(renderToString(<Flag />)).toContain('false');
  const added = vi.spyOn(window, 'addEventListener');
  const removed = vi.spyOn(window, 'removeEventListener');
  render(<Flag />).unmount();
  expect(removed.mock.calls.map(([name]) => name)).toEqual(added.mock.calls.map(([name]) => name));
});
