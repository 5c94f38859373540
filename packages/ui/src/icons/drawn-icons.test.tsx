// @vitest-environment happy-dom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { ThemeProvider } from '../theme/ThemeProvider.js';
import { DrawnIcons } from './DrawnIcons.js';
import { Icon } from './Icon.js';
import { iconNames } from './icon-names.js';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const icons = { 'land-rover': '/lr.svg', jaguar: '/j.svg' };

const page = (name: string, label: string) => (
  <ThemeProvider theme="jaguar" icons={icons}>
    <Icon name={name} label={label} />
  </ThemeProvider>
);

it('draws every icon in the server’s document, where none waits for a sprite', () => {
  for (const name of iconNames) {
    expect(renderToString(<DrawnIcons>{page(name, '')}</DrawnIcons>)).toMatch(
      /><path [^>]*><\/svg>/,
    );
  }
});

it('leaves the server’s drawing where it is until another icon is wanted', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const root = document.createElement('div');
  root.innerHTML = renderToString(<DrawnIcons>{page('gauge', 'Speed')}</DrawnIcons>);
  const path = root.querySelector('path');
  const hydrated = await act(async () => hydrateRoot(root, page('gauge', 'Speed')));
  await act(async () => hydrated.render(page('gauge', 'Mileage')));
  expect(root.querySelector('svg')?.getAttribute('aria-label')).toBe('Mileage');
  expect(root.querySelector('path')).toBe(path);
  await act(async () => hydrated.render(page('seat', 'Seats')));
  expect(root.querySelector('use')?.getAttribute('href')).toBe('/j.svg#seat');
  expect(root.querySelector('path')).toBeNull();
  expect(errors).not.toHaveBeenCalled();
  await act(async () => hydrated.unmount());
});
