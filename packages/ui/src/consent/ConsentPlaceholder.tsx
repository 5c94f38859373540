import { consentMessages } from '@mawkib/core/consent';
import { Button } from '../buttons/Button.js';
import { useLocale } from '../locale/LocaleProvider.js';
import type { SectionTheme } from '../styles/layout.js';
import { useStyles } from '../styles/sheets/use-sheet.js';
import { styles } from './consent-placeholder.styles.js';

export interface ConsentPlaceholderProps {
  /** The visitor wants to be asked again. */
  onChange: () => void;
  /** Ground to stand on; grey unless given. */
  surface?: SectionTheme;
}

/** What stands where content of others is hidden: why, and the way to change one's mind. */
export function ConsentPlaceholder({ onChange, surface = 'grey' }: ConsentPlaceholderProps) {
  const css = useStyles(styles);
  const t = consentMessages(useLocale().locale);
  return (
    <div className={css.root} data-surface={surface} data-consent-placeholder="">
      <p>{t('placeholder')}</p>
      <Button kind="secondary" onClick={onChange}>
        {t('change')}
      </Button>
    </div>
  );
}
