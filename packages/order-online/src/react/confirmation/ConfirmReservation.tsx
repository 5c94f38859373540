import { formatDateTime } from '@mawkib/core/locale';
import { Button, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import type { Outcome } from '../../engine/index.js';
import { orderMessages } from '../order.messages.js';
import { HiddenInputs } from '../screen/HiddenInputs.js';
import { OrderNumber } from '../screen/OrderNumber.js';
import { OutcomeNotice } from '../screen/OutcomeNotice.js';
import { ScreenHead } from '../screen/ScreenHead.js';
import { styles } from '../screen/screen.styles.js';
import { useSubmitOnce } from '../use-submit-once.js';

export interface ConfirmReservationProps {
  orderNumber: string;
  /** ISO 8601: end of the reservation. */
  expiresAt?: string | undefined;
  /** Target of the native post `_action=confirm`; default: the page's address. */
  action?: string;
  /** Hidden inputs of the post. */
  hidden?: Readonly<Record<string, string>>;
  /** Reason why the last attempt failed; the button stays. */
  outcome?: Outcome | undefined;
}

/**
 * Page behind the mailed link. Only the button confirms, so a mail scanner or a link preview that
 * opens the link confirms nothing.
 */
export function ConfirmReservation(props: ConfirmReservationProps) {
  const { orderNumber, expiresAt, action, hidden, outcome } = props;
  const css = useStyles(styles);
  const { locale } = useLocale();
  const t = orderMessages(locale);
  const { isSending, onSubmit } = useSubmitOnce();
  return (
    <div className={css.root} data-state="waiting">
      <ScreenHead title={t('waiting_title')} lead={t('waiting_text')} />
      {outcome ? <OutcomeNotice outcome={outcome} /> : null}
      <OrderNumber number={orderNumber} />
      <form method="post" action={action} onSubmit={onSubmit}>
        <HiddenInputs values={{ ...hidden, _action: 'confirm' }} />
        <div className={css.nextSteps}>
          <Button type="submit" busy={isSending}>
            {isSending ? `${t('confirming')}…` : t('confirm')}
          </Button>
          {expiresAt ? (
            <p className={css.note}>
              {t('waiting_until', { time: formatDateTime(expiresAt, locale, 'long') })}
            </p>
          ) : null}
        </div>
      </form>
    </div>
  );
}
