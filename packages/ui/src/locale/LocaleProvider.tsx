import { type Direction, defaultLocale, directionOf, type Locale } from '@mawkib/core/locale';
import { createContext, type ReactNode, useContext, useMemo } from 'react';

export interface LocaleValue {
  locale: Locale;
  dir: Direction;
}

const LocaleContext = createContext<LocaleValue | undefined>(undefined);

const factsOf = (locale: Locale): LocaleValue => ({ locale, dir: directionOf(locale) });

interface LocaleProviderProps {
  locale: Locale;
  /** Default: the language's direction. Set it to test a layout. */
  dir?: Direction;
  children: ReactNode;
}

export function LocaleProvider({
  locale,
  dir = directionOf(locale),
  children,
}: LocaleProviderProps) {
  const facts = useMemo(() => ({ locale, dir }), [locale, dir]);
  return <LocaleContext value={facts}>{children}</LocaleContext>;
}

/** Language and direction of the page. Default: the market's. */
export function useLocale(): LocaleValue {
  return useContext(LocaleContext) ?? factsOf(defaultLocale());
}
