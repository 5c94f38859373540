import { Button, Notice, useLocale, VisuallyHidden } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import type { FormStatus } from './answers-form-options.js';
import { formMessages } from './form.messages.js';
import { styles } from './lead-form.styles.js';

/** `left` and `right` are physical; the others follow the direction of the text. */
export type ButtonPosition = 'start' | 'center' | 'end' | 'left' | 'right';

export interface SubmitRowProps {
  label: string;
  status: FormStatus;
  /** Screen reader announcement: the error of the field that just lost focus. */
  spoken?: string | undefined;
  position?: ButtonPosition | undefined;
  /** Shows a button that submits and allows the captcha. */
  needsCaptchaConsent?: boolean;
}

/** Submit button, its status, and an error message that says nothing was lost. */
export function SubmitRow({
  label,
  status,
  spoken,
  position = 'right',
  needsCaptchaConsent = false,
}: SubmitRowProps) {
  const css = useStyles(styles);
  const { locale, dir } = useLocale();
  const t = formMessages(locale);
  const isSending = status.kind === 'sending';
  return (
    <div
      className={css.submit}
      data-position={sideOf(position, dir)}
      // The sides are physical, so the row is the same in both directions.
      data-unmirrored={position === 'left' || position === 'right' || undefined}
    >
      {status.kind === 'failed' ? (
        <Notice className={css.failure} kind="danger" live>
          <p>{status.message ?? t('failed')}</p>
          {needsCaptchaConsent ? (
            <Button type="submit" kind="secondary" data-captcha-allow="">
              {t('captcha_allow')}
            </Button>
          ) : null}
        </Notice>
      ) : null}
      <Button type="submit" busy={isSending}>
        {isSending ? `${t('sending')}…` : label}
      </Button>
      <VisuallyHidden>
        <span role="status">{isSending ? t('sending') : spoken}</span>
      </VisuallyHidden>
    </div>
  );
}

function sideOf(position: ButtonPosition, dir: 'rtl' | 'ltr'): 'start' | 'center' | 'end' {
  if (position === 'left') return dir === 'rtl' ? 'end' : 'start';
  if (position === 'right') return dir === 'rtl' ? 'start' : 'end';
  return position;
}
