import type { Locale } from '@mawkib/core/locale';
import { LinkProvider, LocaleProvider, type SiteFooterProps, ThemeProvider } from '@mawkib/ui';
import { createStyleCollector, DrawnIcons } from '@mawkib/ui/server';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ServedFooter } from '../../context/site-context.ts';
import type { SiteParts } from '../../context/site-parts.ts';
import { linkAdapter } from '../link-adapter.tsx';
import { FooterView } from './FooterView.tsx';

export interface FooterPage {
  locale: Locale;
  theme: string;
  icons: SiteParts['icons'];
  /** Including the language. */
  path: string;
  /** Default: `SiteFooter`. */
  Footer?: ComponentType<SiteFooterProps> | undefined;
}

/** Renders a footer outside a document: markup and all its styles. */
export function renderFooter(
  footer: ServedFooter,
  { locale, theme, icons, path, Footer }: FooterPage,
): { html: string; css: string } {
  const styles = createStyleCollector();
  const html = renderToStaticMarkup(
    <styles.Provider>
      <LocaleProvider locale={locale}>
        <ThemeProvider theme={theme} icons={icons}>
          <LinkProvider adapter={linkAdapter}>
            <DrawnIcons>
              <FooterView
                footer={footer}
                Footer={Footer}
                locale={locale}
                location={{ pathname: path, search: '' }}
              />
            </DrawnIcons>
          </LinkProvider>
        </ThemeProvider>
      </LocaleProvider>
    </styles.Provider>,
  );
  return { html, css: styles.css() };
}
