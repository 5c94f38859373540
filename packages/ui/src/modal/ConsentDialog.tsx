import { type ConsentScope, type ConsentTexts, consentBannerMessages } from '@mawkib/core/consent';
import { Button } from '../buttons/Button.js';
import { TextLink } from '../buttons/TextLink.js';
import { useLocale } from '../locale/LocaleProvider.js';
import { useStyles } from '../styles/sheets/use-styles.js';
import { styles } from './consent-dialog.styles.js';
import { Modal } from './Modal.js';
import { ScopeChoice } from './ScopeChoice.js';

export interface ConsentDialogProps {
  open: boolean;
  words: ConsentTexts;
  /** Scopes that the visitor can grant, including `obligatory`. */
  scopes: readonly ConsentScope[];
  /** Granted scopes. */
  granted: readonly ConsentScope[];
  /** True if the browser sends Global Privacy Control. */
  gpc?: boolean;
  onAcceptAll: () => void;
  onReject: () => void;
  onChoose: (scopes: readonly ConsentScope[]) => void;
  /** Closes it without a change. */
  onClose: () => void;
}

/** The consent settings: the full text, and each scope with its purpose. */
export function ConsentDialog({
  open,
  words,
  scopes,
  granted,
  gpc = false,
  onAcceptAll,
  onReject,
  onChoose,
  onClose,
}: ConsentDialogProps) {
  const css = useStyles(styles);
  const t = consentBannerMessages(useLocale().locale);
  return (
    <Modal open={open} onClose={onClose} title={words.heading || t('banner')} size="small">
      <div className={css.root}>
        <p>{words.text}</p>
        {gpc ? <p>{t('gpc')}</p> : null}
        {words.policyUrl ? (
          <p>
            <TextLink href={words.policyUrl}>{words.policyLabel || t('policy')}</TextLink>
          </p>
        ) : null}
        <ScopeChoice scopes={scopes} granted={granted} onSave={onChoose} />
        <div className={css.actions}>
          <Button kind="secondary" onClick={onAcceptAll}>
            {t('accept_all')}
          </Button>
          <Button kind="secondary" onClick={onReject}>
            {t('reject')}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
