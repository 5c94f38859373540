import { useStyles } from '@mawkib/ui/styles';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand/react';
import { useTexts } from '../language/use-language.ts';
import { Button, IconButton } from './Button.tsx';
import { controlMessages } from './control-messages.ts';
import { controlStyles } from './controls.styles.ts';
import { dismiss, type Toast, toasts } from './toasts.ts';

const shownFor = 6000;

export function Toasts() {
  const css = useStyles(controlStyles);
  const { shown } = useStore(toasts);
  return (
    <div className={css.toasts} role="status" aria-live="polite">
      {shown.map((toast) => (
        <ToastLine key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

function ToastLine({ toast: { id, text, kind, action } }: { toast: Toast }) {
  const css = useStyles(controlStyles);
  const t = useTexts(controlMessages);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => dismiss(id), shownFor);
    return () => clearTimeout(timer);
  }, [id, isHeld]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only holds the time while it is looked at
    <div
      className={css.toast}
      data-kind={kind}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span>{text}</span>
      {action && (
        <Button
          onClick={() => {
            dismiss(id);
            action.run();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton icon="close" label={t('dismiss')} onClick={() => dismiss(id)} />
    </div>
  );
}
