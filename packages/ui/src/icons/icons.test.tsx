import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ThemeProvider } from '../locale/ThemeProvider.js';
import { Wordmark } from '../site-frame/Wordmark.js';
import { Icon } from './Icon.js';
import { iconNames } from './icon-names.js';

const drawn = (theme: string, name: string) =>
  / d="([^"]+)"/.exec(
    renderToStaticMarkup(
      <ThemeProvider theme={theme}>
        <Icon name={name} />
      </ThemeProvider>,
    ),
  )?.[1];

it('draws every name differently in the two themes [S-1-16]', () => {
  for (const name of iconNames) expect(drawn('jaguar', name)).not.toBe(drawn('land-rover', name));
});

it('draws the Land Rover set for an unknown theme [B-9-38]', () => {
  for (const name of iconNames) expect(drawn('mini', name)).toBe(drawn('land-rover', name));
});

it('has a mark of its own in each theme [S-1-13]', () => {
  const mark = (theme: string) =>
    renderToStaticMarkup(
      <ThemeProvider theme={theme}>
        <Wordmark />
      </ThemeProvider>,
    );
  expect(mark('jaguar')).not.toBe(mark('land-rover'));
});

it('turns only what points along the text', () => {
  const turned = iconNames.filter((name) =>
    renderToStaticMarkup(<Icon name={name} />).includes('data-mirror'),
  );
  expect(turned).toEqual(['arrow', 'chevron', 'external']);
});

it('is nothing for an unknown name and silent unless it has a label', () => {
  expect(renderToStaticMarkup(<Icon name="rocket" />)).toBe('');
  expect(renderToStaticMarkup(<Icon name="toString" />)).toBe('');
  expect(renderToStaticMarkup(<Icon name="car" />)).toContain('aria-hidden="true"');
  expect(renderToStaticMarkup(<Icon name="car" label="Car" />)).toContain('role="img"');
});
