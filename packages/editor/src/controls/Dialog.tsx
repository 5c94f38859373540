import { useStyles } from '@mawkib/ui/styles';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTexts } from '../language/use-language.ts';
import { IconButton } from './Button.tsx';
import { controlMessages } from './control-messages.ts';
import { controlStyles } from './controls.styles.ts';

interface DialogProps {
  title: string;
  onClose(): void;
  children: ReactNode;
  /** The ways out, at the end of the dialog. */
  actions?: ReactNode;
  /** `sheet` stands at the end of the window, as high as it is. */
  size?: 'default' | 'wide' | 'sheet';
}

/**
 * A modal dialog of the platform: it holds the focus, closes with Escape and gives the focus back.
 * An element inside with `data-autofocus` gets the focus first, the title otherwise.
 */
export function Dialog({ title, onClose, children, actions, size = 'default' }: DialogProps) {
  const css = useStyles(controlStyles);
  const t = useTexts(controlMessages);
  const id = useId();
  const dialog = useModal();
  return (
    <dialog
      ref={dialog}
      className={css.dialog}
      data-size={size}
      aria-labelledby={id}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
    >
      <div className={css.dialogHead}>
        <h2 id={id} className={css.dialogTitle} tabIndex={-1}>
          {title}
        </h2>
        <IconButton icon="close" label={t('close')} onClick={onClose} />
      </div>
      <div className={css.dialogBody}>{children}</div>
      {actions && <div className={css.dialogFoot}>{actions}</div>}
    </dialog>
  );
}

export function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    if (!element?.open) element?.showModal();
    element?.querySelector<HTMLElement>('[data-autofocus], h2')?.focus();
    return () => {
      element?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return dialog;
}
