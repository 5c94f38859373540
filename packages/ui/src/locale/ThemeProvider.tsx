import { type Theme, themeOf } from '@mawkib/core/vocabulary';
import { createContext, type ReactNode, useContext } from 'react';

const ThemeContext = createContext<Theme>('land-rover');

/** Which theme's pictures (icons, wordmark) to draw; colours and type follow `data-theme`. */
export function ThemeProvider({ theme, children }: { theme: string; children: ReactNode }) {
  return <ThemeContext value={themeOf(theme)}>{children}</ThemeContext>;
}

export function useTheme(): Theme {
  return useContext(ThemeContext);
}
