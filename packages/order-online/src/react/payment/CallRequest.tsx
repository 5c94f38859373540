import { Questions } from '@mawkib/forms';
import type { FieldErrors, LeadData } from '@mawkib/forms/engine';
import { Button, Notice, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { useId } from 'react';
import { callRequestFields, type Outcome } from '../../engine/index.js';
import { HiddenInputs } from '../screen/HiddenInputs.js';
import { OutcomeNotice } from '../screen/OutcomeNotice.js';
import { useSubmitOnce } from '../use-submit-once.js';
import { paymentMessages } from './payment.messages.js';
import { styles } from './payment.styles.js';

export interface CallRequestProps {
  /** Errors and values of a rejected native post. */
  errors?: FieldErrors | undefined;
  values?: LeadData | undefined;
  /** Reason why the last request was not sent. */
  outcome?: Outcome | undefined;
  /** The retailer has received the request. */
  isSent?: boolean;
}

/** Native post `_action=call`: the retailer calls a buyer who cannot pay in this browser. */
export function CallRequest({ errors = {}, values, outcome, isSent }: CallRequestProps) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const t = paymentMessages(locale);
  const prefix = useId();
  const { isSending, onSubmit } = useSubmitOnce();
  if (isSent) {
    return (
      <Notice kind="success" title={t('call_sent')} live>
        <p>{t('call_sent_text')}</p>
      </Notice>
    );
  }
  return (
    <form method="post" className={css.area} onSubmit={onSubmit}>
      <HiddenInputs values={{ _action: 'call' }} />
      <h2 className={css.subtitle}>{t('call_title')}</h2>
      {outcome ? <OutcomeNotice outcome={outcome} /> : null}
      <Questions
        fields={callRequestFields(locale)}
        columns={2}
        errors={errors}
        values={values}
        idOf={({ id }) => `${prefix}${id}`}
      />
      <Button type="submit" kind="secondary" busy={isSending}>
        {t('call_send')}
      </Button>
    </form>
  );
}
