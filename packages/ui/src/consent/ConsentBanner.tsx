import type { ConsentScope } from '@mawkib/core/consent';
import { type ConsentTexts, consentBannerMessages } from '@mawkib/core/consent';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../buttons/Button.js';
import { TextLink } from '../buttons/TextLink.js';
import { useLocale } from '../locale/LocaleProvider.js';
import { useStyles } from '../styles/sheets/use-styles.js';
import { styles } from './consent-banner.styles.js';
import { ScopeChoice } from './ScopeChoice.js';

export interface ConsentBannerProps {
  words: ConsentTexts;
  /** Scopes that the visitor can grant, including `obligatory`. */
  scopes: readonly ConsentScope[];
  /** Granted scopes. */
  granted: readonly ConsentScope[];
  /** True if the browser sends Global Privacy Control. */
  gpc?: boolean;
  /** Opened by the visitor: takes the focus, and can be closed without a change. */
  isChange?: boolean;
  onAcceptAll: () => void;
  onReject: () => void;
  onChoose: (scopes: readonly ConsentScope[]) => void;
  onClose: () => void;
}

/**
 * The site's own consent banner, not modal: the page stays usable. Rejecting takes as many presses
 * as accepting and looks the same.
 */
export function ConsentBanner({
  words,
  scopes,
  granted,
  gpc = false,
  isChange = false,
  onAcceptAll,
  onReject,
  onChoose,
  onClose,
}: ConsentBannerProps) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const t = consentBannerMessages(locale);
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const [isChoosing, setIsChoosing] = useState(false);
  useEffect(() => {
    if (isChange) heading.current?.focus();
  }, [isChange]);
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isChange) return;
    event.stopPropagation();
    onClose();
  };
  return (
    <section
      className={css.root}
      aria-labelledby={headingId}
      data-surface="black"
      onKeyDown={leave}
    >
      <div className={css.content}>
        <div className={css.words}>
          <h2 id={headingId} ref={heading} tabIndex={-1} className={css.heading}>
            {words.heading || t('banner')}
          </h2>
          <p>{words.text}</p>
          {gpc ? <p>{t('gpc')}</p> : null}
          {words.policyUrl ? (
            <TextLink href={words.policyUrl}>{words.policyLabel || t('policy')}</TextLink>
          ) : null}
        </div>
        {isChoosing ? (
          <ScopeChoice scopes={scopes} granted={granted} onSave={onChoose} />
        ) : (
          <div className={css.actions}>
            <Button kind="primary" onClick={onAcceptAll}>
              {t('accept_all')}
            </Button>
            <Button kind="primary" onClick={onReject}>
              {t('reject')}
            </Button>
            <Button kind="tertiary" aria-expanded={false} onClick={() => setIsChoosing(true)}>
              {t('choose')}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}
