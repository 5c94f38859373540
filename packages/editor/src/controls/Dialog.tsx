import { useStyles } from '@mawkib/ui/styles';
import { type ReactNode, useId } from 'react';
import { useTexts } from '../language/use-language.ts';
import { IconButton } from './Button.tsx';
import { controlMessages } from './control-messages.ts';
import { dialogStyles } from './dialog.styles.ts';
import { Modal } from './Modal.tsx';

interface DialogProps {
  title: string;
  onClose(): void;
  children: ReactNode;
  /** Buttons at the end of the dialog. */
  actions?: ReactNode;
  /** `sheet`: full height at the end side of the window. Default `default`. */
  size?: 'default' | 'wide' | 'sheet';
}

/** A modal dialog with a title, a close button and actions. See `Modal` for the focus. */
export function Dialog({ title, onClose, children, actions, size = 'default' }: DialogProps) {
  const css = useStyles(dialogStyles);
  const t = useTexts(controlMessages);
  const id = useId();
  return (
    <Modal size={size} onClose={onClose} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id} className={css.title} tabIndex={-1}>
          {title}
        </h2>
        <IconButton icon="close" label={t('close')} onClick={onClose} />
      </div>
      <div className={css.body}>{children}</div>
      {actions && <div className={css.foot}>{actions}</div>}
    </Modal>
  );
}
