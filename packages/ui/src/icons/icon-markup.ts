import { createContext, useContext } from 'react';
import { type IconSprites, useIconSprites, useTheme } from '../theme/ThemeProvider.js';
import { frameDrawings } from './first-sets.js';
import type { IconName } from './icon-names.js';
import { fromIconSet } from './icon-set.js';
import { pathMarkup } from './path-markup.js';

/** The drawings that stand in the document: on the server all of them, in a browser the frame's. */
export const DrawingsContext = createContext(frameDrawings);

/**
 * What is inside an icon's `svg`. The same text is the same object: React sets markup anew for another
 * one, and what the server drew has to stay.
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
