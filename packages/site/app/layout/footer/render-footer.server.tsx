import type { Locale } from '@mawkib/core/locale';
import { LinkProvider, LocaleProvider, type SiteFooterProps, ThemeProvider } from '@mawkib/ui';
import { createStyleCollector, DrawnIcons } from '@mawkib/ui/server';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ServedFooter } from '../../context/site-context.ts';
import type { SiteParts } from '../../context/site-parts.ts';
import { linkAdapter } from '../link-ways.tsx';
import { FooterView } from './FooterView.tsx';

export interface FooterPage {
  locale: Locale;
  theme: string;
  icons: SiteParts['icons'];
  /** With its language. */
  path: string;
  /** The market's own; the built-in one without it. */
  Footer?: ComponentType<SiteFooterProps> | undefined;
}

/** The footer of a page outside a document: markup, and the styles of all that is in it. */
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
