import { createContext, useContext } from 'react';
import { type IconSprites, useIconSprites, useTheme } from '../theme/ThemeProvider.js';
import { frameDrawings } from './first-sets.js';
import type { IconName } from './icon-names.js';
import { fromIconSet } from './icon-sets.js';
import { pathMarkup } from './path-markup.js';

/** Inlined icons: all on the server, those of the layout in browsers. */
export const DrawingsContext = createContext(frameDrawings);

/**
 * Content of an icon's `svg`. Returns the same object for the same text, because React sets the
 * markup again for another one, and the server's markup must stay.
 */
export function useIconMarkup(name: IconName): { __html: string } {
  const theme = useTheme();
  const sprites = useIconSprites();
  const drawing = fromIconSet(useContext(DrawingsContext), theme)?.[name];
  return kept(drawing ? pathMarkup(drawing) : fromSprite(sprites, theme, name));
}

const fromSprite = (sprites: IconSprites | undefined, theme: string, name: string) =>
  sprites ? `<use href="${fromIconSet(sprites, theme)}#${name}"/>` : '';

const objects = new Map<string, { __html: string }>();

function kept(markup: string) {
  const known = objects.get(markup) ?? { __html: markup };
  objects.set(markup, known);
  return known;
}
