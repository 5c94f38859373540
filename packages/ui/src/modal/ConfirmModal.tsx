import type { ReactNode } from 'react';
import { Button } from '../buttons/Button.js';
import { useStyles } from '../styles/sheets/use-styles.js';
import { styles } from './confirm-modal.styles.js';
import { Modal } from './Modal.js';

export interface ConfirmModalProps {
  open: boolean;
  title: ReactNode;
  children?: ReactNode;
  /** Blank: no such button. */
  confirmLabel?: string | undefined;
  cancelLabel?: string | undefined;
  onConfirm: () => void;
  /** The cancel button, Escape, backdrop and the close button. */
  onCancel: () => void;
}

/** Confirmation dialog. Everything except the confirm button cancels. */
export function ConfirmModal({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onCancel,
}: ConfirmModalProps) {
  const css = useStyles(styles);
  return (
    <Modal open={open} onClose={onCancel} title={title} size="small">
      <div className={css.text}>{children}</div>
      {confirmLabel?.trim() || cancelLabel?.trim() ? (
        <div className={css.buttons}>
          {confirmLabel?.trim() ? <Button onClick={onConfirm}>{confirmLabel}</Button> : null}
          {cancelLabel?.trim() ? (
            <Button kind="secondary" onClick={onCancel}>
              {cancelLabel}
            </Button>
          ) : null}
        </div>
      ) : null}
    </Modal>
  );
}
