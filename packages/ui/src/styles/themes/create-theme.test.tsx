// @vitest-environment happy-dom

import { isTheme, themeOf } from '@mawkib/core/brands';
import { markets, registerMarket } from '@mawkib/core/locale';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { Icon } from '../../icons/Icon.js';
import { ThemeProvider, useTheme } from '../../theme/ThemeProvider.js';
import { globalCss } from '../global-css.js';
import { createTheme, ThemeError } from './create-theme.js';
import { preloadFonts } from './fonts.js';
import { firstThemes, registerThemes } from './registered-themes.js';
import { sahra } from './sahra.theme.fixture.js';

function Shown() {
  return (
    <i data-theme={useTheme()}>
      <Icon name="search" />
    </i>
  );
}

const problemOf = (make: () => unknown) => {
  try {
    make();
  } catch (error) {
    return error as ThemeError;
  }
  throw new Error('nothing was thrown');
};

describe('createTheme', () => {
  it('names every pair of colours below its requirement, with ratio and requirement', () => {
    const { light, dark } = sahra.palettes;
    const palettes = {
      ...sahra.palettes,
      light: { ...light, muted: '#999999', edge: '#dddddd' },
      dark: { ...dark, onFill: '#ffffff' },
    };
    const error = problemOf(() => createTheme({ ...sahra, palettes }));
    expect(error).toBeInstanceOf(ThemeError);
    expect(error.message.split('\n')).toEqual([
      'Theme "sahra":',
      'palettes.light: muted on canvas is 2.80, needs 4.5',
      'palettes.light: muted on raised is 2.48, needs 4.5',
      'palettes.light: edge on canvas is 1.33, needs 3',
      'palettes.light: edge on raised is 1.18, needs 3',
      'palettes.dark: onFill on fill is 1.11, needs 4.5',
      'palettes.dark: onFill on fillHover is 1.42, needs 4.5',
    ]);
    expect(error.problems[0]).toMatchObject({ color: 'muted', on: 'canvas', required: 4.5 });
  });

  it('does not round a ratio up to what is required', () => {
    // #777777 on white is 4.478.
    const light = {
      ...sahra.palettes.light,
      canvas: '#ffffff',
      raised: '#ffffff',
      muted: '#777777',
    };
    const palettes = { ...sahra.palettes, light };
    expect(problemOf(() => createTheme({ ...sahra, palettes })).message).toContain(
      'muted on canvas is 4.47, needs 4.5',
    );
  });

  it('rejects what is no #rrggbb colour, and an id that cannot stand in a selector', () => {
    const palettes = {
      ...sahra.palettes,
      grey: { ...sahra.palettes.grey, success: 'green' },
    };
    const { message } = problemOf(() => createTheme({ ...sahra, id: 'My "theme"', palettes }));
    expect(message).toContain('id: must be lower-case letters');
    expect(message).toContain(
      'palettes.grey: success and canvas must be colours of the form #rrggbb',
    );
  });
});

describe('a market with a third brand', () => {
  afterEach(() => {
    registerMarket(markets.AE);
    registerThemes(firstThemes);
  });

  const start = () => {
    registerThemes([createTheme(sahra)]);
    registerMarket({
      brands: [
        { id: 'sahra', name: { ar: 'صحراء', en: 'Sahra' }, theme: 'sahra', icons: 'jaguar' },
      ],
    });
  };

  it('has its own document styles, by its own data-theme beside another', () => {
    start();
    expect(globalCss('sahra')).toContain('--mk-color-accent:#0b5c6e;');
    expect(globalCss('sahra')).not.toContain('#4d5a3a;--mk-color-fill');
    const beside = globalCss([firstThemes[0], sahra]);
    expect(beside).toMatch(/:root\[data-theme="sahra"\]\{[^}]*--mk-color-canvas:#fffdf8;/);
    expect(beside).toContain('--mk-line-strong:3px;');
    expect(preloadFonts('sahra', { hankenLatin: '/c.woff2' }, 'en')).toEqual(['/c.woff2']);
  });

  it('states which themes are registered where one is not', () => {
    start();
    expect(() => globalCss('jaguar')).toThrow(
      'Theme "jaguar" is not registered; registered: sahra',
    );
  });

  it('renders with its theme and the icon set of its brand', () => {
    const shown = (theme: string) =>
      renderToStaticMarkup(
        <ThemeProvider theme={theme}>
          <Shown />
        </ThemeProvider>,
      ).split(/(?=<path|<circle)/);
    const [, jaguarIcon] = shown('jaguar');
    const [, landRoverIcon] = shown('land-rover');
    start();
    const [root, icon] = shown('sahra');
    expect(root).toContain('<i data-theme="sahra">');
    expect(icon).toBe(jaguarIcon);
    expect(icon).not.toBe(landRoverIcon);
    expect([isTheme('jaguar'), themeOf('jaguar'), isTheme('sahra')]).toEqual([
      false,
      'sahra',
      true,
    ]);
  });
});
