import { isLocale } from '@mawkib/core/locale';
import type { PageState } from '../page/store/page-state.ts';
import { viewports } from '../page/store/viewport-slice.ts';

/** How a person had the page editor last. */
export type Preferences = Partial<Pick<PageState, 'viewport' | 'pageLocale' | 'panels'>>;

/** What is sound in stored preferences; undefined for what are none. */
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
