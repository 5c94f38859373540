import { useStyles } from '@mawkib/ui/styles';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal';
import { dialogStyles } from './dialog.styles.ts';

interface ModalProps {
  onClose(): void;
  children: ReactNode;
  /** `sheet`: full height at the end side of the window; `palette`: near the top. */
  size: 'default' | 'wide' | 'sheet' | 'palette';
  'aria-label'?: string;
  'aria-labelledby'?: string;
}

/**
 * Frame of a modal dialog: traps the focus, closes with Escape and returns the focus. The initial
 * focus goes to an element with `data-autofocus`, else to the title. When the focused element is
 * removed, Escape still closes the topmost dialog.
 */
export function Modal({ onClose, children, size, ...label }: ModalProps) {
  const css = useStyles(dialogStyles);
  useReturnedFocus();
  return (
    <ModalOverlay isOpen onOpenChange={(isOpen) => !isOpen && onClose()} className={css.backdrop}>
      <AriaModal className={css.dialog} data-size={size}>
        <AriaDialog className={css.content} {...label}>
          <InitialFocus />
          <EscapeWithoutFocus onEscape={onClose} />
          {children}
        </AriaDialog>
      </AriaModal>
    </ModalOverlay>
  );
}

/**
 * React Aria returns the focus unless the focused element was just removed with a nested dialog. Then
 * the body has it; this hook returns it to the element that had it before the dialog opened.
 */
function useReturnedFocus() {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // React Aria looks in the next frame.
      const returnFocus = () => {
        if (document.activeElement !== document.body || !opener?.isConnected) return;
        if (opener instanceof HTMLElement) opener.focus();
      };
      requestAnimationFrame(() => requestAnimationFrame(returnFocus));
    },
    [opener],
  );
}

function InitialFocus() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const dialog = mark.current?.parentElement;
    const first = dialog?.querySelector<HTMLElement>('[data-autofocus]');
    (first ?? dialog?.querySelector('h2'))?.focus();
  }, []);
  return <span ref={mark} hidden />;
}

/** The browser sends keys to the body once the focused element is removed. */
function EscapeWithoutFocus({ onEscape }: { onEscape(): void }) {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const listen = ({ key, target }: KeyboardEvent) => {
      const topmost = [...document.querySelectorAll('[role="dialog"]')].at(-1);
      if (key === 'Escape' && target === document.body && topmost === mark.current?.parentElement) {
        onEscape();
      }
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [onEscape]);
  return <span ref={mark} hidden />;
}
