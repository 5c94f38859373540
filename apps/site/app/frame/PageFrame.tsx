import type { NavEntry } from '@mawkib/api-clients/contracts';
import { locales, localizedPath } from '@mawkib/core/locale';
import { SiteFooter, SiteHeader, SkipLink } from '@mawkib/ui';
import type { ReactNode } from 'react';
import { useLocation, useRouteLoaderData } from 'react-router';
import { usePageLocale } from '../locale.ts';
import { siteMessages } from '../messages.ts';
import type { MarketData } from '../routes/market.tsx';
import { StaffBar } from './StaffBar.tsx';

/** The language's own name, for the link that changes it. */
const languageNames = { ar: 'العربية', en: 'English' } as const;

interface PageFrameProps {
  /** `default`: the content alone. `brand`: all around it. `error`: navigation and footer. */
  layout: 'default' | 'brand' | 'error';
  /** The page that staff may edit from here. */
  pageId?: string;
  children: ReactNode;
}

export function PageFrame({ layout, pageId, children }: PageFrameProps) {
  if (layout === 'default') return <main id="content">{children}</main>;
  return (
    <FrameWithNavigation isBrand={layout === 'brand'} pageId={pageId}>
      {children}
    </FrameWithNavigation>
  );
}

function FrameWithNavigation({
  isBrand,
  pageId,
  children,
}: {
  isBrand: boolean;
  pageId?: string;
  children: ReactNode;
}) {
  const locale = usePageLocale();
  const t = siteMessages(locale);
  const { pathname, search } = useLocation();
  const market = useRouteLoaderData<MarketData>('routes/market');
  const path = pathname.replace(/^\/[a-z]{2}(?=\/|$)/, '') || '/';
  const entries = market?.navigation ?? [];
  const area = (name: NavEntry['area']) => entries.filter((entry) => entry.area === name);
  const languages = locales
    .filter((other) => other !== locale)
    .map((other) => ({
      locale: other,
      label: languageNames[other],
      href: `${localizedPath(path, other)}${search}`,
    }));
  return (
    <>
      <SkipLink href="#content" />
      {isBrand && market?.person ? <StaffBar person={market.person} pageId={pageId} /> : null}
      <SiteHeader
        entries={area('primary')}
        secondary={area('secondary')}
        languages={languages}
        path={path}
      />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter entries={area('footer')} languages={languages} legal={t('legal')} />
    </>
  );
}
