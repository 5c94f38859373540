import type { Locale } from '@mawkib/core/locale';
import { LinkProvider, LocaleProvider, SiteFooter, ThemeProvider } from '@mawkib/ui';
import { createStyleCollector, DrawnIcons } from '@mawkib/ui/server';
import { renderToStaticMarkup } from 'react-dom/server';
import { siteMessages } from '../messages.ts';
import type { ServedFooter } from '../site-context.ts';
import type { SiteParts } from '../site-parts.ts';
import { linkWays } from './link-ways.tsx';
import { otherLanguages } from './other-languages.ts';

export interface FooterPage {
  locale: Locale;
  theme: string;
  icons: SiteParts['icons'];
  /** With its language. */
  path: string;
}

/** The footer of a page outside a document: markup, and the styles of all that is in it. */
export function renderFooter(
  footer: ServedFooter,
  { locale, theme, icons, path }: FooterPage,
): { html: string; css: string } {
  const styles = createStyleCollector();
  const html = renderToStaticMarkup(
    <styles.Provider>
      <LocaleProvider locale={locale}>
        <ThemeProvider theme={theme} icons={icons}>
          <LinkProvider ways={linkWays}>
            <DrawnIcons>
              <SiteFooter
                {...footer}
                languages={otherLanguages({ pathname: path, search: '' }, locale)}
                legal={siteMessages(locale)('legal')}
              />
            </DrawnIcons>
          </LinkProvider>
        </ThemeProvider>
      </LocaleProvider>
    </styles.Provider>,
  );
  return { html, css: styles.css() };
}
