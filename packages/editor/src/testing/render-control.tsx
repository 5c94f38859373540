import { createStyleCache, StyleProvider } from '@mawkib/ui/styles';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { LanguageProvider } from '../language/LanguageProvider.tsx';

/** Renders controls in a language of the editor. */
export const renderControl = (children: ReactNode, locale: 'ar' | 'en' = 'en') =>
  render(
    <StyleProvider cache={createStyleCache()}>
      <LanguageProvider locale={locale}>{children}</LanguageProvider>
    </StyleProvider>,
  );
