import { Button, useLocale } from '@mawkib/ui';
import { useSheet } from '@mawkib/ui/styles';
import type { FormStatus } from './answers-form.js';
import { styles } from './lead-form.styles.js';
import { formMessages } from './messages.js';

/** Sides as staff chose them, or by the direction of the text. */
export type ButtonPosition = 'start' | 'center' | 'end' | 'left' | 'right';

export interface SubmitRowProps {
  label: string;
  status: FormStatus;
  position?: ButtonPosition | undefined;
}

/** The button that sends, what is happening, and, when it failed, that nothing is lost. */
export function SubmitRow({ label, status, position = 'right' }: SubmitRowProps) {
  const css = useSheet(styles);
  const { locale, dir } = useLocale();
  const t = formMessages(locale);
  const isSending = status.kind === 'sending';
  return (
    <div className={css.submit} data-position={sideOf(position, dir)}>
      {status.kind === 'failed' ? (
        <p className={css.failure} role="alert">
          {status.message ?? t('failed')}
        </p>
      ) : null}
      <Button type="submit" busy={isSending}>
        {isSending ? `${t('sending')}…` : label}
      </Button>
      <span className={css.unseen} role="status">
        {isSending ? t('sending') : ''}
      </span>
    </div>
  );
}

function sideOf(position: ButtonPosition, dir: 'rtl' | 'ltr'): 'start' | 'center' | 'end' {
  if (position === 'left') return dir === 'rtl' ? 'end' : 'start';
  if (position === 'right') return dir === 'rtl' ? 'start' : 'end';
  return position;
}
