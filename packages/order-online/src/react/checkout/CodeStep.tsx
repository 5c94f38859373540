import type { FieldError, LeadData } from '@mawkib/forms/engine';
import { Button, Ltr, TextInput, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { useEffect, useId, useState } from 'react';
import type { Clock, Outcome } from '../../engine/index.js';
import { HiddenInputs } from '../screen/HiddenInputs.js';
import { OutcomeNotice } from '../screen/OutcomeNotice.js';
import { ScreenHead } from '../screen/ScreenHead.js';
import { styles as screenStyles } from '../screen/screen.styles.js';
import { useSubmitOnce } from '../use-submit-once.js';
import { checkoutMessages } from './checkout.messages.js';
import { styles } from './checkout.styles.js';
import { LockCountdown } from './LockCountdown.js';
import { useCountdown } from './use-countdown.js';

/** Seconds after which another code can be sent. */
export const resendSeconds = 30;

export interface CodeStepProps {
  /** The number, as it is shown. */
  phone: string;
  /** When the code was sent; ISO 8601. */
  sentAt: string;
  /** Everything that was typed; posted again with the code. */
  values: LeadData;
  error?: FieldError | undefined;
  outcome?: Outcome | undefined;
  /** End of the lock and the time of this render, both server time. */
  expiresAt: string;
  serverNow: string;
  onExpired?: () => void;
  clock?: Clock;
}

/**
 * Asks for the code of the SMS: native post `_action=order` with `phone_code`; `_resend` sends
 * another code, `_edit` returns to the form.
 */
export function CodeStep(props: CodeStepProps) {
  const { phone, sentAt, values, error, outcome } = props;
  const css = useStyles(styles);
  const screen = useStyles(screenStyles);
  const { locale } = useLocale();
  const t = checkoutMessages(locale);
  const id = useId();
  const { isSending, onSubmit } = useSubmitOnce();
  const seconds = useCountdown({ ...props, onEnd: props.onExpired });
  const wait = useResendWait(sentAt, props.serverNow);
  const typed = Object.fromEntries(
    Object.entries(values).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
  return (
    <div className={screen.root} data-state="code">
      <ScreenHead
        title={t('code_title')}
        lead={
          <>
            {t('code_sent')} <Ltr>{phone}</Ltr>
          </>
        }
        takesFocus
      />
      <LockCountdown expiresAt={props.expiresAt} seconds={seconds} />
      {outcome ? <OutcomeNotice outcome={outcome} /> : null}
      <form method="post" noValidate onSubmit={onSubmit} className={css.code}>
        <HiddenInputs values={{ ...typed, _action: 'order', _phone: phone, _sent: sentAt }} />
        <TextInput
          id={id}
          name="phone_code"
          label={t('code')}
          hint={t('code_hint')}
          error={error?.message}
          numeric
          autoComplete="one-time-code"
          maxLength={20}
          required
        />
        <div className={screen.nextSteps}>
          <Button type="submit" busy={isSending}>
            {t('code_confirm')}
          </Button>
          <Button
            type="submit"
            kind="secondary"
            name="_resend"
            value="1"
            formNoValidate
            disabled={wait > 0}
          >
            {wait > 0 ? t('resend_in', { count: wait }) : t('resend')}
          </Button>
          <Button type="submit" kind="tertiary" name="_edit" value="1" formNoValidate>
            {t('edit')}
          </Button>
        </div>
      </form>
    </div>
  );
}

/** Seconds until another code can be sent; 0 on the server, where no clock runs. */
function useResendWait(sentAt: string, serverNow: string): number {
  const [wait, setWait] = useState(0);
  useEffect(() => {
    const passed = Math.floor((Date.parse(serverNow) - Date.parse(sentAt)) / 1_000);
    setWait(Math.max(0, resendSeconds - (Number.isNaN(passed) ? 0 : passed)));
    const timer = setInterval(() => setWait((left) => Math.max(0, left - 1)), 1_000);
    return () => clearInterval(timer);
  }, [sentAt, serverNow]);
  return wait;
}
