// @vitest-environment happy-dom
import { cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { LocaleProvider } from '../locale/LocaleProvider.js';
import { TileMap, type TileMapProps } from './TileMap.js';

afterEach(cleanup);

const points = [
  { id: 'a', label: 'Dubai', latitude: 25.2, longitude: 55.27 },
  { id: 'b', label: 'Abu Dhabi', latitude: 24.45, longitude: 54.38 },
];
const shown = (props: Partial<TileMapProps> = {}) => (
  <LocaleProvider locale="en">
    <TileMap tilesUrl="/tiles/{z}/{x}/{y}.png" label="Retailers" points={points} {...props} />
  </LocaleProvider>
);
const pins = (root: Element) => [
  ...root.querySelectorAll('[aria-label][role=button].leaflet-marker-icon'),
];
const names = (root: Element) => pins(root).map((pin) => pin.getAttribute('aria-label'));

it('has a named pin for each point, that can be reached and pressed', async () => {
  const onChoose = vi.fn();
  const { container } = render(shown({ onChoose }));
  await waitFor(() => expect(names(container)).toEqual(['Dubai', 'Abu Dhabi']));
  const [first] = pins(container);
  expect(first?.getAttribute('tabindex')).toBe('0');
  fireEvent.click(first as Element);
  expect(onChoose).toHaveBeenCalledWith('a');
});

it('marks the chosen point, and shows other points when they change', async () => {
  const { container, rerender } = render(shown({ chosen: 'b' }));
  await waitFor(() => expect(container.querySelectorAll('[data-chosen]')).toHaveLength(1));
  expect(container.querySelector('[data-chosen]')?.getAttribute('aria-label')).toBe('Abu Dhabi');
  rerender(shown({ points: points.slice(0, 1), chosen: 'a' }));
  await waitFor(() => expect(names(container)).toEqual(['Dubai']));
  expect(container.querySelector('[data-chosen]')?.getAttribute('aria-label')).toBe('Dubai');
});

it('is gone without a trace', async () => {
  const { container, unmount } = render(shown());
  await waitFor(() => expect(pins(container)).toHaveLength(2));
  unmount();
  expect(container.innerHTML).toBe('');
});

it('is left to right, has labelled zoom buttons, and shows the attribution', async () => {
  const { container, getByRole, getByText } = render(shown({ attribution: '© Someone' }));
  await waitFor(() => expect(pins(container)).toHaveLength(2));
  expect(container.querySelector('.leaflet-container')?.getAttribute('dir')).toBe('ltr');
  expect(getByRole('button', { name: 'Zoom in' })).toBeTruthy();
  expect(getByText('© Someone')).toBeTruthy();
});
