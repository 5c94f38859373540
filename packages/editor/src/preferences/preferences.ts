import { isLocale, type Locale } from '@mawkib/core/locale';
import { type Viewport, viewports } from './viewports.ts';

export type Panel = 'outline' | 'inspector';

/** Preferences of the page editor. */
export interface Preferences {
  viewport?: Viewport;
  /** Language of the page on the canvas. */
  pageLocale?: Locale;
  panels?: Readonly<Record<Panel, boolean>>;
}

/** Valid members of stored preferences; undefined if the value is not an object. */
export function readPreferences(stored: unknown): Preferences | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { viewport, pageLocale, panels } = stored as Record<string, unknown>;
  const { outline, inspector } = (panels ?? {}) as Record<string, unknown>;
  return {
    ...(isViewport(viewport) && { viewport }),
    ...(isLocale(pageLocale) && { pageLocale }),
    ...(panels ? { panels: { outline: outline !== false, inspector: inspector !== false } } : {}),
  };
}

const isViewport = (value: unknown): value is keyof typeof viewports =>
  typeof value === 'string' && Object.hasOwn(viewports, value);
