import { resolveTheme } from '../styles/themes/registered-themes.js';

/** Color of a theme for the browser's own interface: that of the page's background. */
export const themeColor = (theme: string): string => resolveTheme(theme).palettes.light.canvas;
