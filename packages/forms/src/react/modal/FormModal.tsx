import { Button, ConfirmModal, Modal, useLocale } from '@mawkib/ui';
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
  const [isAsking, setIsAsking] = useState(false);
  const isTyped = useRef(false);
  const close = () => (isTyped.current ? setIsAsking(true) : onClose());
  return (
    <>
      {/* Before the form: both close at once, this one first, so that the opener gets the focus. */}
      <ConfirmModal
        open={isAsking}
        title={t('discard_title')}
        confirmLabel={t('discard')}
        cancelLabel={t('keep')}
        onConfirm={() => {
          isTyped.current = false;
          setIsAsking(false);
          onClose();
        }}
        onCancel={() => setIsAsking(false)}
      >
        <p>{t('discard_text')}</p>
      </ConfirmModal>
      <Modal
        open={open}
        onClose={close}
        title={title?.trim() || ownTitle || `${t('loading')}…`}
        size={columns === 2 ? 'large' : 'medium'}
      >
        <div
          className={css.root}
          onInput={() => {
            isTyped.current = true;
          }}
        >
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
              isTyped.current = false;
              setIsSent(true);
            }}
          />
          {isSent ? (
            <Button kind="secondary" onClick={onClose} className={css.done}>
              {t('done')}
            </Button>
          ) : null}
        </div>
      </Modal>
    </>
  );
}
