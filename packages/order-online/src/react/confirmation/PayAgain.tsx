import type { OwnOrder } from '@mawkib/api-clients/contracts/purchase';
import { formatDateTime } from '@mawkib/core/locale';
import { Button, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import type { Outcome } from '../../engine/index.js';
import { HiddenInputs } from '../screen/HiddenInputs.js';
import { OrderNumber } from '../screen/OrderNumber.js';
import { OutcomeNotice } from '../screen/OutcomeNotice.js';
import { ScreenHead } from '../screen/ScreenHead.js';
import { styles } from '../screen/screen.styles.js';
import { useSubmitOnce } from '../use-submit-once.js';
import { OwnOrderDetails } from './OwnOrderDetails.js';
import { ownOrderMessages } from './own-order.messages.js';

export interface PayAgainProps {
  orderNumber: string;
  own: OwnOrder;
  /** End of the hold, ISO 8601. */
  until: string;
  /** Reason why the last attempt failed. */
  outcome?: Outcome | undefined;
}

/** An order with a failed payment, while the car is still held: native post `_action=pay_again`. */
export function PayAgain({ orderNumber, own, until, outcome }: PayAgainProps) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const t = ownOrderMessages(locale);
  const { isSending, onSubmit } = useSubmitOnce();
  const time = formatDateTime(until, locale, 'long');
  return (
    <div className={css.root} data-state="pay-again">
      <ScreenHead title={t('pay_again_title')} lead={t('pay_again_text', { time })} />
      {outcome ? <OutcomeNotice outcome={outcome} /> : null}
      <OrderNumber number={orderNumber} />
      <OwnOrderDetails own={own} />
      <form method="post" onSubmit={onSubmit}>
        <HiddenInputs values={{ _action: 'pay_again' }} />
        <div className={css.nextSteps}>
          <Button type="submit" busy={isSending}>
            {t('pay_again')}
          </Button>
        </div>
      </form>
    </div>
  );
}
