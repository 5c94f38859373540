import type { Locale } from '@mawkib/core/locale';
import {
  LinkProvider,
  LocaleProvider,
  type MenuPanelEntry,
  MenuPanels,
  ThemeProvider,
} from '@mawkib/ui';
import { createStyleCollector, DrawnIcons } from '@mawkib/ui/server';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SiteParts } from '../../context/site-parts.ts';
import { linkAdapter } from '../link-adapter.tsx';

export interface MenuPage {
  locale: Locale;
  theme: string;
  icons: SiteParts['icons'];
}

/** Renders the panels of the menu outside a document: markup and all its styles. */
export function renderMenu(
  entries: readonly MenuPanelEntry[],
  { locale, theme, icons }: MenuPage,
): { html: string; css: string } {
  const styles = createStyleCollector();
  const html = renderToStaticMarkup(
    <styles.Provider>
      <LocaleProvider locale={locale}>
        <ThemeProvider theme={theme} icons={icons}>
          <LinkProvider adapter={linkAdapter}>
            <DrawnIcons>
              <MenuPanels entries={entries} />
            </DrawnIcons>
          </LinkProvider>
        </ThemeProvider>
      </LocaleProvider>
    </styles.Provider>,
  );
  return { html, css: styles.css() };
}
