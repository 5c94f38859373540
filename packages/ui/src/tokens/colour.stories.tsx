import { brandOfTheme } from '@mawkib/core/brands';
import { packageLocale } from '@mawkib/core/locale';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect, within } from 'storybook/test';
import { ScrollRegion } from '../layout/ScrollRegion.js';
import { Section } from '../layout/Section.js';
import { useLocale } from '../locale/LocaleProvider.js';
import { useStyles } from '../styles/sheets/use-styles.js';
import { contrast } from '../styles/themes/contrast.js';
import { createTheme } from '../styles/themes/create-theme.js';
import { firstThemes } from '../styles/themes/registered-themes.js';
import { sahra } from '../styles/themes/sahra.theme.fixture.js';
import { type Surface, surfaces, type ThemeTokens } from '../styles/themes/themes.js';
import { type ColorName, colorNames } from '../styles/vars.js';
import { Ltr } from '../text/Ltr.js';
import { styles } from './token-page.stories.styles.js';

/** Required contrast of each color on its backgrounds: 4.5 for text, 3 for shapes. */
const needs: { [name in ColorName]?: { min: number; on: readonly ColorName[] } } = {
  ink: { min: 4.5, on: ['canvas', 'raised'] },
  muted: { min: 4.5, on: ['canvas', 'raised'] },
  accent: { min: 4.5, on: ['canvas', 'raised'] },
  danger: { min: 4.5, on: ['canvas', 'raised'] },
  success: { min: 4.5, on: ['canvas', 'raised'] },
  onFill: { min: 4.5, on: ['fill', 'fillHover'] },
  edge: { min: 3, on: ['canvas', 'raised'] },
  focus: { min: 3, on: ['canvas', 'raised'] },
};

const surfaceNames = {
  ar: { light: 'فاتح', grey: 'رمادي', dark: 'داكن', black: 'أسود' },
  en: { light: 'light', grey: 'grey', dark: 'dark', black: 'black' },
} as const;

const words = {
  ar: { colour: 'اللون', value: 'القيمة', figures: 'التباين على' },
  en: { colour: 'Colour', value: 'Value', figures: 'Contrast on' },
} as const;

/** A third brand's name comes from its market. */
function nameOf({ id }: ThemeTokens) {
  const brand = brandOfTheme(id);
  return brand?.theme === id ? brand.name.en : id;
}

function Panel({ theme, surface }: { theme: ThemeTokens; surface: Surface }) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const t = words[packageLocale(locale)];
  const palette = theme.palettes[surface];
  const ground = { '--canvas': palette.canvas, '--ink': palette.ink, '--line': palette.line };
  return (
    <ScrollRegion
      className={css.panel}
      style={ground as CSSProperties}
      label={`${theme.id} ${surface}`}
    >
      <table>
        <caption>
          <bdi>{nameOf(theme)}</bdi>، {surfaceNames[packageLocale(locale)][surface]}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t.colour}</th>
            <th scope="col">{t.value}</th>
            <th scope="col">{t.figures}</th>
          </tr>
        </thead>
        <tbody>
          {colorNames.map((name) => (
            <tr key={name}>
              <th scope="row">
                <span
                  className={css.swatch}
                  style={{ '--swatch': palette[name] } as CSSProperties}
                />{' '}
                <Ltr>{name}</Ltr>
              </th>
              <td>
                <Ltr>{palette[name]}</Ltr>
              </td>
              <td>
                {needs[name]?.on.map((on) => {
                  const figure = contrast(palette[name], palette[on]);
                  const passes = figure >= (needs[name]?.min ?? 0);
                  return (
                    <span key={on} data-passes={passes}>
                      <Ltr>{`${on} ${figure.toFixed(1)} ${passes ? '✓' : '✗'}`}</Ltr>{' '}
                    </span>
                  );
                })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function Colours({ themes = firstThemes }: { themes?: readonly ThemeTokens[] }) {
  const css = useStyles(styles);
  return (
    <Section as="div">
      <div className={css.panels}>
        {themes.flatMap((theme) =>
          surfaces.map((surface) => (
            <Panel key={`${theme.id} ${surface}`} theme={theme} surface={surface} />
          )),
        )}
      </div>
    </Section>
  );
}

const meta = {
  title: 'UI/Tokens/Colour',
  component: Colours,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Colours>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EverySurface: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('table')).toHaveLength(8);
    await expect(canvasElement.querySelectorAll('[data-passes="true"]')).toHaveLength(8 * 16);
    await expect(canvasElement.querySelectorAll('[data-passes="false"]')).toHaveLength(0);
  },
};
export const LandRover: Story = { args: { themes: [firstThemes[0]] } };
export const Jaguar: Story = { args: { themes: [firstThemes[1]] } };
/** A theme created by a market. */
export const ThirdBrand: Story = { args: { themes: [createTheme(sahra)] } };
