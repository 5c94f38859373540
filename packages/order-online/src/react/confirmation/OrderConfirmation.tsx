import { ButtonLink, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import type { ConfirmationResult, OrderSummaryData, Outcome } from '../../engine/index.js';
import { orderMessages } from '../order.messages.js';
import { OrderNumber } from '../screen/OrderNumber.js';
import { ScreenHead } from '../screen/ScreenHead.js';
import { styles } from '../screen/screen.styles.js';
import { OrderDetails } from './OrderDetails.js';

export interface OrderConfirmationProps {
  /** `error`: the order cannot be loaded. `failure`: it cannot be confirmed. */
  result: Exclude<ConfirmationResult, 'waiting'>;
  /** The order was confirmed before this visit. */
  isRepeated?: boolean;
  orderNumber: string;
  /** Missing when the order cannot be loaded. */
  summary?: OrderSummaryData | undefined;
  /** The reason from `describeOutcome`; default: a general message. */
  outcome?: Outcome | undefined;
  vehicleHref?: string;
  /** The page's address with its token, for a retry. */
  retryHref?: string;
}

/** Result of opening the link in the e-mail. */
export function OrderConfirmation({
  result,
  isRepeated = false,
  orderNumber,
  summary,
  outcome,
  vehicleHref,
  retryHref,
}: OrderConfirmationProps) {
  const css = useStyles(styles);
  const t = orderMessages(useLocale().locale);
  const isConfirmed = result === 'confirmed';
  const words = isConfirmed && isRepeated ? 'repeated' : result;
  const own = { title: t(`${words}_title`), text: t(`${words}_text`) };
  const { title, text } = isConfirmed ? own : (outcome ?? own);
  return (
    <div className={css.root} data-state={result}>
      <ScreenHead title={title} lead={text} />
      <OrderNumber number={orderNumber} />
      {summary ? <OrderDetails {...summary} /> : null}
      <div className={css.nextSteps}>
        {isConfirmed && vehicleHref ? (
          <ButtonLink href={vehicleHref}>{t('to_vehicle')}</ButtonLink>
        ) : null}
        {result === 'error' && retryHref ? (
          <ButtonLink href={retryHref}>{t('retry')}</ButtonLink>
        ) : null}
        {isConfirmed ? null : (
          <ButtonLink kind={result === 'error' ? 'secondary' : 'primary'} href="/retailers">
            {t('to_retailers')}
          </ButtonLink>
        )}
        <ButtonLink kind="tertiary" href={isConfirmed ? '/' : '/vehicles'}>
          {t(isConfirmed ? 'to_home' : 'to_vehicles')}
        </ButtonLink>
      </div>
    </div>
  );
}
