import { defaultLocale, localeOfPath } from '@mawkib/core/locale';
import { useStyles } from '@mawkib/ui/styles';
import { Button } from '../controls/Button.tsx';
import { controlStyles } from '../controls/controls.styles.ts';
import { LanguageProvider } from '../language/LanguageProvider.tsx';
import { ThemeRoot } from '../theme/ThemeRoot.tsx';
import { shellMessages } from './shell-messages.ts';

/** Error screen after a crash. Unsaved changes can be restored after a reload. */
export function EditorCrash() {
  const css = useStyles(controlStyles);
  const locale = localeOfPath(location.pathname) ?? defaultLocale();
  const t = shellMessages(locale);
  return (
    <LanguageProvider locale={locale}>
      <ThemeRoot>
        <main className={css.wait} role="alert">
          <p>{t('crashed')}</p>
          <Button kind="primary" onClick={() => location.reload()}>
            {t('reload')}
          </Button>
        </main>
      </ThemeRoot>
    </LanguageProvider>
  );
}
