import { consentMessages } from '@mawkib/core/consent';
import { Button } from '../buttons/Button.js';
import { useLocale } from '../locale/LocaleProvider.js';
import type { SectionTheme } from '../styles/breakpoints.js';
import { useStyles } from '../styles/sheets/use-styles.js';
import { styles } from './consent-placeholder.styles.js';

export interface ConsentPlaceholderProps {
  /** Called to open the consent settings. */
  onChange: () => void;
  /** Surface. Default: grey. */
  surface?: SectionTheme;
}

/** Placeholder for hidden third-party content, with a button to change the consent. */
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
