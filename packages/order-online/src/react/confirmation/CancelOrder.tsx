import type { OwnOrder } from '@mawkib/api-clients/contracts/purchase';
import { formatDateTime } from '@mawkib/core/locale';
import { formatMoney } from '@mawkib/core/money';
import { Button, TextArea, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import type { Outcome } from '../../engine/index.js';
import { HiddenInputs } from '../screen/HiddenInputs.js';
import { OutcomeNotice } from '../screen/OutcomeNotice.js';
import { styles as screenStyles } from '../screen/screen.styles.js';
import { useSubmitOnce } from '../use-submit-once.js';
import { styles } from './cancel-order.styles.js';
import { ownOrderMessages } from './own-order.messages.js';

export interface CancelOrderProps {
  own: OwnOrder;
  /** The deposit was paid and is refunded on cancellation. */
  isPaid: boolean;
  /** Typed before, if the last attempt failed. */
  reason?: string | undefined;
  /** Reason why the last attempt failed. */
  outcome?: Outcome | undefined;
}

/**
 * Cancels an order in two steps: opening shows the effect, the native post `_action=cancel` does it.
 */
export function CancelOrder({ own, isPaid, reason, outcome }: CancelOrderProps) {
  const css = useStyles(styles);
  const screen = useStyles(screenStyles);
  const { locale } = useLocale();
  const t = ownOrderMessages(locale);
  const { isSending, onSubmit } = useSubmitOnce();
  const { cancel, deposit, retailer } = own;
  if (!cancel.allowed) {
    return <p className={screen.note}>{t('cancel_closed', { retailer: retailer.name })}</p>;
  }
  const effect =
    isPaid && deposit
      ? t('cancel_effect_paid', { amount: formatMoney(deposit, locale) })
      : t('cancel_effect');
  return (
    <details className={css.root} open={outcome ? true : undefined} data-print="hidden">
      <summary className={css.summary}>{t('cancel_open')}</summary>
      <form method="post" className={css.form} onSubmit={onSubmit}>
        <HiddenInputs values={{ _action: 'cancel' }} />
        {outcome ? <OutcomeNotice outcome={outcome} /> : null}
        <p>{effect}</p>
        <TextArea
          id="order-cancel-reason"
          name="reason"
          label={t('cancel_reason')}
          optional
          maxLength={500}
          rows={3}
          defaultValue={reason}
        />
        <div className={css.submit}>
          <Button type="submit" kind="secondary" busy={isSending}>
            {isSending ? `${t('cancelling')}…` : t('cancel_now')}
          </Button>
          {cancel.until ? (
            <p className={screen.note}>
              {t('cancel_until', { time: formatDateTime(cancel.until, locale, 'long') })}
            </p>
          ) : null}
        </div>
      </form>
    </details>
  );
}
