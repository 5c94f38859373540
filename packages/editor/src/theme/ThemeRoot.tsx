import { useStyles } from '@mawkib/ui/styles';
import { type ReactNode, useLayoutEffect } from 'react';
import { useLanguage } from '../language/use-language.ts';
import { themeStyles } from './theme.styles.ts';

/** Sets theme, language and direction of the document. */
export function ThemeRoot({ children }: { children: ReactNode }) {
  const css = useStyles(themeStyles);
  const { locale, dir } = useLanguage();
  useLayoutEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.dir = dir;
    document.body.classList.add(css.root);
  }, [locale, dir, css]);
  return <div className={css.content}>{children}</div>;
}
