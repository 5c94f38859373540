import { directionOf } from '@mawkib/core/locale';
import { StockPartsProvider } from '@mawkib/stock-locator';
import { LinkProvider, LocaleProvider, MapsProvider, ThemeProvider } from '@mawkib/ui';
import { exitAttribute } from '@mawkib/ui/markup';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts } from 'react-router';
import { SiteAnalytics } from './analytics/SiteAnalytics.tsx';
import { SiteCaptcha } from './captcha/SiteCaptcha.tsx';
import { SiteConsent } from './consent/SiteConsent.tsx';
import { useReplacements, useSiteParts } from './context/site-parts.ts';
import { SiteErrorReports } from './error-reports/site-error-reports.ts';
import { linkAdapter } from './layout/link-adapter.tsx';
import { ErrorPage } from './layout/notices/ErrorPage.tsx';
import { useMarketData } from './market-data/use-market-data.ts';
import { NavigationEffects } from './navigation/NavigationEffects.tsx';
import { SiteNotices } from './notices/SiteNotices.tsx';
import { usePageLocale } from './page/use-page-locale.ts';
import { usePageTheme } from './page/use-page-theme.ts';

export function Layout({ children }: { children: ReactNode }) {
  const locale = usePageLocale();
  const theme = usePageTheme();
  const { icons } = useSiteParts();
  const replaced = useReplacements();
  const asksBeforeLeaving = useMarketData()?.layout.exit !== undefined;
  return (
    <html
      lang={locale}
      dir={directionOf(locale)}
      data-theme={theme}
      {...(asksBeforeLeaving && { [exitAttribute]: '' })}
      // The retailer's mark is set before the first paint.
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        <LocaleProvider locale={locale}>
          <ThemeProvider theme={theme} icons={icons}>
            <LinkProvider adapter={linkAdapter}>
              <StockPartsProvider value={replaced}>{children}</StockPartsProvider>
            </LinkProvider>
          </ThemeProvider>
        </LocaleProvider>
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  const maps = useMarketData()?.layout.maps ?? null;
  return (
    <SiteConsent>
      <SiteAnalytics>
        <SiteErrorReports />
        <NavigationEffects />
        <SiteCaptcha>
          <MapsProvider value={maps}>
            <SiteNotices>
              <Outlet />
            </SiteNotices>
          </MapsProvider>
        </SiteCaptcha>
      </SiteAnalytics>
    </SiteConsent>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorPage error={error} />;
}
