import { brandOfTheme } from '@mawkib/core/brands';
import { localizedPath } from '@mawkib/core/locale';
import { logoFor, navigationKind } from '@mawkib/core/settings';
import { SiteHeader } from '@mawkib/ui';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useReplacements } from '../context/site-parts.ts';
import type { LayoutData } from '../market-data/layout-data.server.ts';
import type { ShownNavigation } from '../market-data/show-navigation.server.ts';
import { usePageLocale } from '../page/use-page-locale.ts';
import { usePageLocales } from '../page/use-page-locales.ts';
import { usePageTheme } from '../page/use-page-theme.ts';
import { menuPageChanged, startMenu } from './menu/start-menu.ts';
import { otherLanguages } from './other-languages.ts';
import { ServiceNavigation } from './service/ServiceNavigation.tsx';
import { useEntriesOnPath } from './use-entries-on-path.ts';

type Layout = LayoutData & Pick<ShownNavigation, 'navigationByPath'>;
type Area = LayoutData['navigation'][number]['area'];

const nothing: ShownNavigation = { navigation: [] };

interface LayoutHeaderProps {
  layout?: Layout | undefined;
  path: string;
  /** Surface of the bar on the image at the top of the page; none for a service's bar. */
  over?: 'light' | 'dark' | undefined;
}

/** The header for the page's path and theme; none if the settings disable it. */
export function LayoutHeader({ layout, path, over }: LayoutHeaderProps) {
  const locale = usePageLocale();
  const theme = usePageTheme();
  const location = useLocation();
  const pageLocales = usePageLocales();
  const [hash, setHash] = useState('');
  // The hash is not available on the server.
  useEffect(() => {
    setHash(location.hash);
    menuPageChanged();
  }, [location]);
  const { Header = SiteHeader } = useReplacements();
  const entries = useEntriesOnPath(layout ?? nothing, location.pathname);
  const pages: Record<string, unknown> = layout?.pages ?? {};
  const kind = layout
    ? navigationKind(path, { get: (key) => pages[key] as never }, theme)
    : 'former';
  if (kind === 'none') return null;
  const area = (name: Area) => entries.filter((entry) => entry.area === name);
  const header = (
    <Header
      entries={area('primary')}
      secondary={area('secondary')}
      languages={otherLanguages({ ...location, hash }, locale, pageLocales)}
      path={path}
      {...logoFor(path, layout?.logos ?? [])}
      searchUrl={layout?.searchUrl}
      suggestionsUrl={localizedPath('/search/suggestions', locale)}
      isLogoOnly={kind === 'logo_only'}
      brands={layout?.brands?.map((choice) => ({
        ...choice,
        isCurrent: choice.brand === brandOfTheme(theme)?.id,
      }))}
      over={kind === 'service' ? undefined : over}
      startMenu={entries.some(({ hasPanel }) => hasPanel) ? startMenu : undefined}
    />
  );
  if (kind !== 'service' || !layout?.service) return header;
  return <ServiceNavigation service={layout.service}>{header}</ServiceNavigation>;
}
