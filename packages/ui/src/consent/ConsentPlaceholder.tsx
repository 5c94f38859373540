import { consentMessages } from '@mawkib/core/consent';
import { Button } from '../buttons/Button.js';
import { useLocale } from '../locale/LocaleProvider.js';
import type { SectionTheme } from '../styles/breakpoints.js';
import { useStyles } from '../styles/sheets/use-styles.js';
import { styles } from './consent-placeholder.styles.js';

export interface ConsentPlaceholderProps {
  /** Called to open the consent settings. */
  onChange: () => void;
  /** Called to grant what the content needs; undefined once the visitor has decided. */
  onAllow: (() => void) | undefined;
  /** What is hidden, for its text. Default: any content. */
  kind?: 'map' | 'video' | undefined;
  /** Surface. Default: grey. */
  surface?: SectionTheme;
}

/**
 * Placeholder for hidden third-party content: with a button to agree, or to change the consent once
 * the visitor has decided.
 */
export function ConsentPlaceholder({
  onChange,
  onAllow,
  kind,
  surface = 'grey',
}: ConsentPlaceholderProps) {
  const css = useStyles(styles);
  const t = consentMessages(useLocale().locale);
  return (
    <div className={css.root} data-surface={surface} data-consent-placeholder="">
      <p>{t(onAllow ? (kind ? `ask_${kind}` : 'ask') : 'placeholder')}</p>
      <Button kind="secondary" onClick={onAllow ?? onChange}>
        {t(onAllow ? (kind ? `allow_${kind}` : 'allow') : 'change')}
      </Button>
    </div>
  );
}
