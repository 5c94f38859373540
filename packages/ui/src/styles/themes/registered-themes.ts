import { jaguarTheme } from './jaguar.theme.js';
import { landRoverTheme } from './land-rover.theme.js';
import type { ThemeTokens } from './themes.js';

/** Symbol of a global, as in `registerMarket`: bundles of a process share one market. */
const slot = Symbol.for('mawkib.themes');
const scope = globalThis as { [slot]?: readonly ThemeTokens[] };

/** Themes of the first market, used until others are registered. */
export const firstThemes = [landRoverTheme, jaguarTheme] as const;

/** Registers a market's themes for the process; call it once at startup. */
export function registerThemes(themes: readonly ThemeTokens[]): void {
  scope[slot] = themes;
}

/** The theme itself, or the registered one with that id. */
export function resolveTheme(theme: ThemeTokens | string): ThemeTokens {
  if (typeof theme !== 'string') return theme;
  const themes = scope[slot] ?? firstThemes;
  const found = themes.find(({ id }) => id === theme);
  if (found) return found;
  const known = themes.map(({ id }) => id).join(', ');
  throw new Error(`Theme "${theme}" is not registered; registered: ${known}`);
}
