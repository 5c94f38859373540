import { type Theme, themeOf } from '@mawkib/core/brands';
import { createContext, type ReactNode, useContext } from 'react';

/** Sprite URLs by icon set, on the page's own origin. */
export type IconSprites = Readonly<Record<string, string>>;

const ThemeContext = createContext<Theme | undefined>(undefined);
const SpritesContext = createContext<IconSprites | undefined>(undefined);

export interface ThemeProviderProps {
  theme: string;
  /** Default: those of the parent provider. */
  icons?: IconSprites;
  children: ReactNode;
}

/** Selects the theme of icons and wordmark; colors and type follow `data-theme`. */
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

/** URLs of the sprites; without them icons of the sprite stay blank. */
export function useIconSprites(): IconSprites | undefined {
  return useContext(SpritesContext);
}
