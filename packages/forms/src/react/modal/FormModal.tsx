import { Button, GuardedModal, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { useRef, useState } from 'react';
import type { LeadFormProps } from '../LeadForm.js';
import { messages } from './form-modal.messages.js';
import { styles } from './form-modal.styles.js';
import { type FormSource, RemoteForm } from './RemoteForm.js';

export interface FormModalProps {
  open: boolean;
  onClose: () => void;
  source: FormSource;
  /** Default: the form's own title. */
  title?: string | undefined;
  /** In place of the form's introduction. */
  subtitle?: string | undefined;
  columns?: 1 | 2;
  /** Default: `start`. */
  buttonPosition?: LeadFormProps['buttonPosition'];
  hidden?: Readonly<Record<string, string>> | undefined;
  /** Query with values by field id. */
  search?: string | undefined;
}

/** A form in a dialog, from load to thank-you. Asks before it closes over typed text. */
export function FormModal({
  open,
  onClose,
  source,
  title,
  subtitle,
  columns = 1,
  buttonPosition = 'start',
  hidden,
  search,
}: FormModalProps) {
  const css = useStyles(styles);
  const t = messages(useLocale().locale);
  const [ownTitle, setOwnTitle] = useState('');
  const [isSent, setIsSent] = useState(false);
  const unsent = useRef(false);
  return (
    <GuardedModal
      open={open}
      onClose={onClose}
      title={title?.trim() || ownTitle || `${t('loading')}…`}
      size={columns === 2 ? 'large' : 'medium'}
      unsent={unsent}
      question={{
        title: t('discard_title'),
        text: t('discard_text'),
        discard: t('discard'),
        keep: t('keep'),
      }}
    >
      <div className={css.root}>
        {subtitle?.trim() && !isSent ? <p className={css.subtitle}>{subtitle}</p> : null}
        <RemoteForm
          source={source}
          columns={columns}
          hidden={hidden}
          search={search}
          buttonPosition={buttonPosition}
          hasIntroduction={!subtitle?.trim()}
          onLoad={({ attributes }) => setOwnTitle(attributes.title)}
          onSent={() => {
            unsent.current = false;
            setIsSent(true);
          }}
        />
        {isSent ? (
          <Button kind="secondary" onClick={onClose} className={css.done}>
            {t('done')}
          </Button>
        ) : null}
      </div>
    </GuardedModal>
  );
}
