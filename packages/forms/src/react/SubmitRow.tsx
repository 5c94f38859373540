import { Button, Notice, useLocale, VisuallyHidden } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import type { FormStatus } from './answers-form.js';
import { styles } from './lead-form.styles.js';
import { formMessages } from './messages.js';

/** Sides as staff chose them, or by the direction of the text. */
export type ButtonPosition = 'start' | 'center' | 'end' | 'left' | 'right';

export interface SubmitRowProps {
  label: string;
  status: FormStatus;
  /** Said aloud where the focus is elsewhere: what is wrong with the field just left. */
  spoken?: string | undefined;
  position?: ButtonPosition | undefined;
  /** A button beside the reason sends with the visitor's agreement to the captcha. */
  needsCaptchaConsent?: boolean;
}

/** The button that sends, what is happening, and, when it failed, that nothing is lost. */
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
    <div className={css.submit} data-position={sideOf(position, dir)}>
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
