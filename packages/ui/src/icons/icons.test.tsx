import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Wordmark } from '../site-shell/wordmark/Wordmark.js';
import { ThemeProvider } from '../theme/ThemeProvider.js';
import { Icon } from './Icon.js';
import { iconNames } from './icon-names.js';

const icons = { 'land-rover': '/assets/lr.1.svg', jaguar: '/assets/j.2.svg' };

const drawn = (theme: string, name: string) =>
  /<(?:path|use) [^>]*>/.exec(
    renderToStaticMarkup(
      <ThemeProvider theme={theme} icons={icons}>
        <Icon name={name} />
      </ThemeProvider>,
    ),
  )?.[0] ?? '';

it('draws every name differently in the two themes [S-1-16]', () => {
  for (const name of iconNames) {
    expect(drawn('jaguar', name)).not.toBe('');
    expect(drawn('jaguar', name)).not.toBe(drawn('land-rover', name));
  }
});

it('draws the Land Rover set for an unknown theme [B-9-38]', () => {
  for (const name of iconNames) expect(drawn('mini', name)).toBe(drawn('land-rover', name));
});

it('draws what every page needs in the document and the rest out of the sprite of the theme', () => {
  expect(drawn('land-rover', 'close')).toMatch(/^<path d="/);
  expect(drawn('jaguar', 'gauge')).toBe('<use href="/assets/j.2.svg#gauge"/>');
  expect(drawn('land-rover', 'gauge')).toBe('<use href="/assets/lr.1.svg#gauge"/>');
});

it('takes the sprite of the provider around it, and keeps an icon’s place without one', () => {
  const nested = (
    <ThemeProvider theme="land-rover" icons={icons}>
      <ThemeProvider theme="jaguar">
        <Icon name="gauge" />
      </ThemeProvider>
    </ThemeProvider>
  );
  expect(renderToStaticMarkup(nested)).toContain('href="/assets/j.2.svg#gauge"');
  expect(renderToStaticMarkup(<Icon name="gauge" size={24} />)).toMatch(/width="24".*><\/svg>$/);
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

it('mirrors only directional icons by default', () => {
  const turned = iconNames.filter((name) =>
    renderToStaticMarkup(<Icon name={name} />).includes('data-mirror'),
  );
  expect(turned).toEqual(['arrow', 'chevron', 'external']);
  expect(renderToStaticMarkup(<Icon name="car" mirror />)).toContain('data-mirror');
  expect(renderToStaticMarkup(<Icon name="arrow" mirror={false} />)).not.toContain('data-mirror');
});

it('is nothing for an unknown name and silent unless it has a label', () => {
  expect(renderToStaticMarkup(<Icon name="rocket" />)).toBe('');
  expect(renderToStaticMarkup(<Icon name="toString" />)).toBe('');
  expect(renderToStaticMarkup(<Icon name="car" />)).toContain('aria-hidden="true"');
  expect(renderToStaticMarkup(<Icon name="car" label="Car" />)).toContain('role="img"');
});
