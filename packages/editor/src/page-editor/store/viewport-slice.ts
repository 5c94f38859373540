import { defaultLocale, type Locale } from '@mawkib/core/locale';
import type { Panel } from '../../preferences/preferences.ts';
import type { Viewport } from '../../preferences/viewports.ts';
import type { Slice } from './page-state.ts';

export interface ViewportSlice {
  viewport: Viewport;
  /** Language of the page on the canvas. */
  pageLocale: Locale;
  panels: Readonly<Record<Panel, boolean>>;
  setViewport(viewport: Viewport): void;
  setPageLocale(locale: Locale): void;
  togglePanel(panel: Panel): void;
}

export const viewportSlice: Slice<ViewportSlice> = () => (set, get) => ({
  viewport: 'desktop',
  pageLocale: defaultLocale(),
  panels: { outline: true, inspector: true },
  setViewport: (viewport) => set({ viewport }),
  setPageLocale: (pageLocale) => set({ pageLocale }),
  togglePanel(panel) {
    const { panels } = get();
    set({ panels: { ...panels, [panel]: !panels[panel] } });
  },
});
