import { formatDateTime } from '@mawkib/core/locale';
import { RichText, useLocale } from '@mawkib/ui';
import type { SafeHtml } from '@mawkib/ui/rich-text';
import { useStyles } from '@mawkib/ui/styles';
import { shownVersion } from '../../engine/index.js';
import { checkoutMessages } from '../checkout/checkout.messages.js';
import { styles } from '../checkout/checkout.styles.js';
import { styles as screenStyles } from '../screen/screen.styles.js';

export interface AcceptedTermsProps {
  terms: readonly { key: string; version: string; acceptedAt: string; html: SafeHtml }[];
}

/** The exact text of the terms that the buyer accepted; nothing without terms. */
export function AcceptedTerms({ terms }: AcceptedTermsProps) {
  const css = useStyles(styles);
  const screen = useStyles(screenStyles);
  const { locale } = useLocale();
  const t = checkoutMessages(locale);
  if (terms.length === 0) return null;
  return (
    <details className={css.accepted}>
      <summary>{t('accepted_terms')}</summary>
      {terms.map(({ key, version, acceptedAt, html }) => (
        <div key={key}>
          <p className={screen.note}>
            {t('accepted_at', {
              version: shownVersion(version),
              time: formatDateTime(acceptedAt, locale, 'long'),
            })}
          </p>
          <RichText html={html} size="s" />
        </div>
      ))}
    </details>
  );
}
