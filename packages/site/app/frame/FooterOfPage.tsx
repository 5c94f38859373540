import { SiteFooter } from '@mawkib/ui';
import { useLocation } from 'react-router';
import { ConsentSettings } from '../consent/ConsentSettings.tsx';
import { usePageLocale } from '../locale.ts';
import { siteMessages } from '../messages.ts';
import type { ServedFooter } from '../site-context.ts';
import { otherLanguages } from './other-languages.ts';

/** The footer as the server renders it; it never enters the browser's code. */
export function FooterOfPage({ footer }: { footer: ServedFooter | null }) {
  const locale = usePageLocale();
  const location = useLocation();
  return (
    <SiteFooter
      entries={footer?.entries ?? []}
      content={footer?.content}
      retailersUrl={footer?.retailersUrl}
      searchUrl={footer?.searchUrl}
      languages={otherLanguages(location, locale)}
      legal={siteMessages(locale)('legal')}
    >
      {footer?.asksConsent ? <ConsentSettings /> : null}
    </SiteFooter>
  );
}
