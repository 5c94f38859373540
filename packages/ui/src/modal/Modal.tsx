import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from '../icons/Icon.js';
import { useLocale } from '../locale/LocaleProvider.js';
import { classes } from '../styles/sheets/classes.js';
import { useStyles } from '../styles/sheets/use-styles.js';
import { messages } from './modal.messages.js';
import { styles } from './modal.styles.js';

const focusable = '[autofocus], a[href], button:not(:disabled), input, select, textarea';

/** Max frames to wait, half a second: longer than any dialog takes to close. */
const maxFrames = 30;

/**
 * Opens `dialog` as a modal and moves the focus into it. After closing the same dialog, some
 * browsers do not render it for some frames, so that it cannot take the focus at once.
 */
export function openModally(dialog: HTMLDialogElement): void {
  dialog.showModal();
  takeFocus(dialog, maxFrames);
}

function takeFocus(dialog: HTMLDialogElement, frames: number): void {
  if (!dialog.open || frames === 0 || dialog.contains(document.activeElement)) return;
  dialog.querySelector<HTMLElement>(focusable)?.focus();
  requestAnimationFrame(() => takeFocus(dialog, frames - 1));
}

export interface ModalProps {
  open: boolean;
  /** Called to close; the modal stays open until `open` is false. */
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Default: true. */
  escapeCloses?: boolean;
  /** Disables closing by key, backdrop and button. */
  preventClose?: boolean;
  size?: 'small' | 'medium' | 'large';
  className?: string;
}

/** A native dialog: traps focus and restores it. */
export function Modal({
  open,
  onClose,
  title,
  children,
  escapeCloses = true,
  preventClose = false,
  size = 'medium',
  className,
}: ModalProps) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const dialog = useRef<HTMLDialogElement>(null);
  const pressed = useRef(false);
  const latestOpen = useRef(open);
  latestOpen.current = open;
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) openModally(element);
    if (!open && element.open) element.close();
  }, [open]);
  const close = () => {
    if (!preventClose) onClose();
  };
  return (
    <dialog
      ref={dialog}
      className={classes(css.root, className)}
      aria-labelledby={titleId}
      data-size={size}
      data-surface="light"
      // Browsers can close a dialog despite `cancel`: on a second Escape, or a back gesture.
      closedby={preventClose ? 'none' : undefined}
      onCancel={(event) => {
        event.preventDefault();
      }}
      onClose={({ currentTarget }) => {
        // The event may be from before it was opened again.
        if (!open || currentTarget.open) return;
        if (preventClose || !escapeCloses) return openModally(currentTarget);
        onClose();
        // It stays open if the owner asks first.
        requestAnimationFrame(() => {
          if (latestOpen.current && currentTarget.isConnected && !currentTarget.open)
            openModally(currentTarget);
        });
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        event.stopPropagation();
        if (escapeCloses) close();
      }}
      onPointerDown={(event) => {
        pressed.current = event.target === dialog.current;
      }}
      onClick={(event) => {
        if (pressed.current && event.target === dialog.current) close();
        pressed.current = false;
      }}
    >
      {open ? (
        <div className={css.panel}>
          <div className={css.head}>
            <h2 id={titleId} className={css.title}>
              {title}
            </h2>
            {preventClose ? null : (
              <button
                type="button"
                className={css.close}
                aria-label={messages(locale)('close')}
                onClick={close}
              >
                <Icon name="close" size={24} />
              </button>
            )}
          </div>
          <div className={css.body}>{children}</div>
        </div>
      ) : null}
    </dialog>
  );
}
