import { type ConsentTexts, consentBannerMessages } from '@mawkib/core/consent';
import { Button } from '../buttons/Button.js';
import { useLocale } from '../locale/LocaleProvider.js';
import { consentDecisionAttribute, consentSettingsAttribute } from '../markup/index.js';
import { useStyles } from '../styles/sheets/use-styles.js';
import { styles } from './consent-bar.styles.js';

/**
 * Asks for consent in one line at the bottom of the screen: rejecting takes as many presses as
 * accepting and looks the same. Shown while the root has `consentAsksAttribute`, so it can be in a
 * document that all visitors share. Its buttons are markup: the page handles their presses by
 * `consentDecisionAttribute` and `consentSettingsAttribute`.
 */
export function ConsentBar({ words }: { words: ConsentTexts }) {
  const css = useStyles(styles);
  const t = consentBannerMessages(useLocale().locale);
  const decision = (value: 'accept' | 'reject') => ({ [consentDecisionAttribute]: value });
  return (
    <section
      className={css.root}
      aria-label={words.heading || t('banner')}
      data-surface="black"
      data-print="hidden"
    >
      <div className={css.content}>
        <p className={css.text}>{words.summary || words.heading || t('line')}</p>
        <button type="button" className={css.options} {...{ [consentSettingsAttribute]: '' }}>
          {t('options')}
        </button>
        <div className={css.actions}>
          <Button size="small" {...decision('accept')}>
            {t('accept_all')}
          </Button>
          <Button size="small" {...decision('reject')}>
            {t('reject')}
          </Button>
        </div>
      </div>
    </section>
  );
}
