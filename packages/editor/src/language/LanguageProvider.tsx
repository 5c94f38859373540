import type { Locale } from '@mawkib/core/locale';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { LanguageContext } from './use-language.ts';

/** The language of the editor's own texts and of its controls. */
export function LanguageProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <LanguageContext value={locale}>
      <I18nProvider locale={locale}>{children}</I18nProvider>
    </LanguageContext>
  );
}
