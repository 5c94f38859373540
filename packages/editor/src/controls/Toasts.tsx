import { useStyles } from '@mawkib/ui/styles';
import type { CSSProperties } from 'react';
import { Toaster } from 'sonner';
import { useLanguage, useTexts } from '../language/use-language.ts';
import { controlMessages } from './control-messages.ts';
import { Sign } from './Sign.tsx';
import { toastStyles } from './toast.styles.ts';

const durationMs = 6000;

/** The toasts of `showToast`, at the end side of the window. */
export function Toasts() {
  const css = useStyles(toastStyles);
  const t = useTexts(controlMessages);
  const { dir } = useLanguage();
  return (
    <Toaster
      dir={dir}
      position={dir === 'rtl' ? 'bottom-left' : 'bottom-right'}
      duration={durationMs}
      offset={16}
      expand
      closeButton
      customAriaLabel={t('notices')}
      style={{ '--width': 'min(420px, calc(100vw - 32px))' } as CSSProperties}
      icons={{ close: <Sign name="close" />, error: null }}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: t('dismiss'),
        className: css.toast,
        classNames: {
          content: css.content,
          actionButton: css.button,
          closeButton: `${css.button} ${css.close}`,
        },
      }}
    />
  );
}
