import { siteName } from '@mawkib/core/brands';
import type { Locale } from '@mawkib/core/locale';
import { SiteFooter, type SiteFooterProps, useTheme } from '@mawkib/ui';
import type { ComponentType } from 'react';
import type { Location } from 'react-router';
import { ConsentSettings } from '../../consent/ConsentSettings.tsx';
import type { ServedFooter } from '../../context/site-context.ts';
import { siteMessages } from '../../page/site-messages.ts';
import { otherLanguages } from '../other-languages.ts';

interface Props {
  footer: ServedFooter | null;
  /** Default: `SiteFooter`. */
  Footer: ComponentType<SiteFooterProps> | undefined;
  locale: Locale;
  location: Pick<Location, 'pathname' | 'search'>;
}

/** The footer with the market's data, inside and outside a document. */
export function FooterView({ footer, Footer = SiteFooter, locale, location }: Props) {
  return (
    <Footer
      entries={footer?.entries ?? []}
      content={footer?.content}
      retailersUrl={footer?.retailersUrl}
      searchUrl={footer?.searchUrl}
      languages={otherLanguages(location, locale)}
      legal={siteMessages(locale)('legal', {
        name: siteName(useTheme(), locale),
        year: String(new Date().getFullYear()),
      })}
    >
      {footer?.hasConsent ? <ConsentSettings locale={locale} /> : null}
    </Footer>
  );
}
