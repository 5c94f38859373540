import { foldFooterColumns } from '@mawkib/ui';
import { laterAttribute, layoutPartAttribute } from '@mawkib/ui/markup';
import { createContext, type ReactNode, use, useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router';
import { usePageLocale } from '../../page/use-page-locale.ts';
import { usePageTheme } from '../../page/use-page-theme.ts';
import { otherLanguages } from '../other-languages.ts';
import { useFooterMarkup } from './use-footer-markup.ts';

/** The rendered footer, on the server only. Null in the browser. */
export const ServedFooterContext = createContext<ReactNode>(null);

/**
 * The footer as adopted markup: rendered by the server, never hydrated; its data and code stay on
 * the server. Only its language links follow the address.
 */
export function StaticFooter({ isByPath }: { isByPath: boolean }) {
  const served = use(ServedFooterContext);
  if (!served) return <AdoptedFooter isByPath={isByPath} />;
  return <div {...{ [layoutPartAttribute]: 'footer', [laterAttribute]: true }}>{served}</div>;
}

function AdoptedFooter({ isByPath }: { isByPath: boolean }) {
  const root = useRef<HTMLDivElement>(null);
  const locale = usePageLocale();
  const location = useLocation();
  const markup = useFooterMarkup({
    locale,
    theme: usePageTheme(),
    path: isByPath ? location.pathname : '',
  });
  const content = useMemo(() => ({ __html: markup }), [markup]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new markup brings links of its own page
  useEffect(() => {
    for (const language of otherLanguages(location, locale)) {
      const link = root.current?.querySelector(`a[hreflang="${language.locale}"]`);
      link?.setAttribute('href', language.href);
    }
  }, [location, locale, markup]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new markup has other columns
  useEffect(() => (root.current ? foldFooterColumns(root.current) : undefined), [markup]);
  return (
    <div
      ref={root}
      {...{ [layoutPartAttribute]: 'footer', [laterAttribute]: true }}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of this site's own server
      dangerouslySetInnerHTML={content}
    />
  );
}
