import { useStyles } from '@mawkib/ui/styles';
import { Link } from 'react-router';
import { controlStyles } from '../controls/controls.styles.ts';
import { useLanguage, useTexts } from '../language/use-language.ts';
import { Screen } from './Screen.tsx';
import { shellMessages } from './shell-messages.ts';

export function NotFound() {
  const css = useStyles(controlStyles);
  const t = useTexts(shellMessages);
  const { locale } = useLanguage();
  return (
    <Screen title={t('product')}>
      <div className={css.wait}>
        <p>{t('not_found')}</p>
        <Link to={`/${locale}/cms`}>{t('to_pages')}</Link>
      </div>
    </Screen>
  );
}
