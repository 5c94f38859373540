import { jaguarTheme } from './jaguar.theme.js';
import { landRoverTheme } from './land-rover.theme.js';
import type { ThemeTokens } from './themes.js';

/** As in `registerMarket`: the parts of a process are bundled apart and share one market. */
const slot = Symbol.for('mawkib.themes');
const scope = globalThis as { [slot]?: readonly ThemeTokens[] };

/** Themes of the first market, which hold until others are registered. */
export const firstThemes = [landRoverTheme, jaguarTheme] as const;

/** Makes the themes of a market hold in the whole process: call it once, at start. */
export function registerThemes(themes: readonly ThemeTokens[]): void {
  scope[slot] = themes;
}

/** The theme itself, or the registered one of that id. */
export function resolveTheme(theme: ThemeTokens | string): ThemeTokens {
  if (typeof theme !== 'string') return theme;
  const themes = scope[slot] ?? firstThemes;
  const found = themes.find(({ id }) => id === theme);
  if (found) return found;
  const known = themes.map(({ id }) => id).join(', ');
  throw new Error(`Theme "${theme}" is not registered; registered: ${known}`);
}
