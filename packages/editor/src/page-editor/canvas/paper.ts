import { type Viewport, viewports } from '../../preferences/viewports.ts';

export interface Paper {
  /** CSS pixels that the page sees. */
  view: number;
  scale: number;
  /** CSS pixels that it takes here. */
  width: number;
}

/**
 * How the page is shown in a room: at its viewport's true width, made smaller only where the room
 * is narrower. A desktop takes all of the room.
 */
export function paperIn(room: number, viewport: Viewport): Paper {
  const view = viewport === 'desktop' ? Math.max(viewports.desktop, room) : viewports[viewport];
  const scale = room > 0 ? Math.min(1, room / view) : 1;
  return { view, scale, width: view * scale };
}
