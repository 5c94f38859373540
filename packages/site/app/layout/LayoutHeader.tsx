import { localizedPath } from '@mawkib/core/locale';
import { logoFor, navigationKind } from '@mawkib/core/settings';
import { SiteHeader } from '@mawkib/ui';
import { useLocation } from 'react-router';
import { useReplacements } from '../context/site-parts.ts';
import type { LayoutData } from '../market-data/layout-data.server.ts';
import { usePageLocale } from '../page/use-page-locale.ts';
import { usePageTheme } from '../page/use-page-theme.ts';
import { otherLanguages } from './other-languages.ts';
import { ServiceNavigation } from './ServiceNavigation.tsx';

type Area = LayoutData['navigation'][number]['area'];

/** The header for the page's path and theme; none if the settings disable it. */
export function LayoutHeader({ layout, path }: { layout?: LayoutData; path: string }) {
  const locale = usePageLocale();
  const theme = usePageTheme();
  const location = useLocation();
  const { Header = SiteHeader } = useReplacements();
  const pages: Record<string, unknown> = layout?.pages ?? {};
  const kind = layout ? navigationKind(path, { get: (key) => pages[key] as never }, theme) : 'menu';
  if (kind === 'none') return null;
  const area = (name: Area) => layout?.navigation.filter((entry) => entry.area === name) ?? [];
  const header = (
    <Header
      entries={area('primary')}
      secondary={area('secondary')}
      languages={otherLanguages(location, locale)}
      path={path}
      {...logoFor(path, layout?.logos ?? [])}
      searchUrl={layout?.searchUrl}
      suggestionsUrl={localizedPath('/search/suggestions', locale)}
      isLogoOnly={kind === 'logo_only'}
    />
  );
  if (kind !== 'menu' || !layout?.service) return header;
  return <ServiceNavigation service={layout.service}>{header}</ServiceNavigation>;
}
