import { type Theme, themeOf } from '@mawkib/core/brands';
import { createContext, type ReactNode, useContext } from 'react';

/** Where the sprite of each set of icons is, on the page's own origin. */
export type IconSprites = Readonly<Record<string, string>>;

const ThemeContext = createContext<Theme | undefined>(undefined);
const SpritesContext = createContext<IconSprites | undefined>(undefined);

export interface ThemeProviderProps {
  theme: string;
  /** Those of the provider around it without it. */
  icons?: IconSprites;
  children: ReactNode;
}

/** Which theme's pictures (icons, wordmark) to draw; colours and type follow `data-theme`. */
export function ThemeProvider({ theme, icons, children }: ThemeProviderProps) {
  const outer = useIconSprites();
  return (
    <SpritesContext value={icons ?? outer}>
      <ThemeContext value={themeOf(theme)}>{children}</ThemeContext>
    </SpritesContext>
  );
}

export function useTheme(): Theme {
  return useContext(ThemeContext) ?? themeOf(undefined);
}

/** The addresses of the sprites; without them icons of the sprite keep their place and stay blank. */
export function useIconSprites(): IconSprites | undefined {
  return useContext(SpritesContext);
}
