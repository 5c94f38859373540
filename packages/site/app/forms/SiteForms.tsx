import { FormSourcesContext } from '@mawkib/forms';
import { type ReactNode, useCallback } from 'react';
import { usePageLocale } from '../page/use-page-locale.ts';
import { formSource } from './form-source.ts';

/** Lets blocks load and submit forms of this site. */
export function SiteForms({ children }: { children: ReactNode }) {
  const locale = usePageLocale();
  const sourceOf = useCallback((formId: string) => formSource(formId, locale), [locale]);
  return <FormSourcesContext value={sourceOf}>{children}</FormSourcesContext>;
}
