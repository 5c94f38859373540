import { type Direction, directionOf, type Locale } from '@mawkib/core/locale';
import { createContext, type ReactNode, useContext } from 'react';

export interface LocaleFacts {
  locale: Locale;
  dir: Direction;
}

const facts: Record<Locale, LocaleFacts> = {
  ar: { locale: 'ar', dir: directionOf('ar') },
  en: { locale: 'en', dir: directionOf('en') },
};

const LocaleContext = createContext(facts.ar);

export function LocaleProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  return <LocaleContext value={facts[locale]}>{children}</LocaleContext>;
}

/** Language and direction of the page; Arabic without a provider. */
export function useLocale(): LocaleFacts {
  return useContext(LocaleContext);
}
