import type { OwnOrder } from '@mawkib/api-clients/contracts/purchase';
import { formatMoney } from '@mawkib/core/money';
import { ButtonLink, Paragraph, Points, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import type { ConfirmationResult, OrderSummaryData, Outcome } from '../../engine/index.js';
import { orderMessages } from '../order.messages.js';
import { OrderNumber } from '../screen/OrderNumber.js';
import { ScreenHead } from '../screen/ScreenHead.js';
import { styles } from '../screen/screen.styles.js';
import { CancelOrder } from './CancelOrder.js';
import { OrderDetails } from './OrderDetails.js';
import { OwnOrderDetails } from './OwnOrderDetails.js';
import { ownOrderMessages } from './own-order.messages.js';

export interface OrderConfirmationProps {
  /** `error`: the order cannot be loaded. `failure`: it cannot be confirmed. */
  result: Exclude<ConfirmationResult, 'waiting'>;
  /** The page was opened by the link that confirms a free reservation. */
  isRepeated?: boolean;
  orderNumber: string;
  /** Missing when the order cannot be loaded. */
  summary?: OrderSummaryData | undefined;
  /** The order as its buyer may see it; missing for others. */
  own?: OwnOrder | undefined;
  /** URL of the appointment's calendar file. */
  calendarHref?: string | undefined;
  /** Reason of a cancellation that failed, as typed, and why it failed. */
  cancelling?: { reason?: string | undefined; outcome: Outcome } | undefined;
  /** The reason from `describeOutcome`; default: a general message. */
  outcome?: Outcome | undefined;
  vehicleHref?: string;
  /** The page's address with its token, for a retry. */
  retryHref?: string;
}

/** An order's page, opened with the link in the e-mail. */
export function OrderConfirmation({
  result,
  isRepeated = false,
  orderNumber,
  summary,
  own,
  calendarHref,
  cancelling,
  outcome,
  vehicleHref,
  retryHref,
}: OrderConfirmationProps) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const t = orderMessages(locale);
  const isConfirmed = result === 'confirmed';
  const payment = summary?.paymentStatus;
  const isPaid = payment === 'paid';
  // A payment has confirmed the order: its mail leads here without a step to repeat.
  const isKnown = isRepeated && (payment ?? 'not_required') === 'not_required';
  const words = isConfirmed && isKnown ? 'repeated' : result;
  const standard = { title: t(`${words}_title`), text: t(`${words}_text`) };
  const { title, text } = isConfirmed ? standard : (outcome ?? standard);
  return (
    <div className={css.root} data-state={result}>
      <ScreenHead title={title} lead={text} />
      {own?.deposit && (payment === 'refunding' || payment === 'refunded') ? (
        <Paragraph>
          {ownOrderMessages(locale)(`${payment}_text`, {
            amount: formatMoney(own.deposit, locale),
          })}
        </Paragraph>
      ) : null}
      <OrderNumber number={orderNumber} />
      {summary ? <OrderDetails {...summary} /> : null}
      {own ? (
        <OwnOrderDetails own={own} calendarHref={isConfirmed ? calendarHref : undefined} />
      ) : null}
      {own && isConfirmed ? <WhatIsNext own={own} /> : null}
      <div className={css.nextSteps} data-print="hidden">
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
      {own && isConfirmed ? <CancelOrder own={own} isPaid={isPaid} {...cancelling} /> : null}
    </div>
  );
}

function WhatIsNext({ own }: { own: OwnOrder }) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const t = ownOrderMessages(locale);
  const rest = { title: t('next_rest_title'), text: t('next_rest_text') };
  const call = {
    title: t('next_call_title'),
    text: t('next_call_text', { retailer: own.retailer.name }),
  };
  return (
    <div>
      <h2 className={css.subtitle}>{orderMessages(locale)('next_title')}</h2>
      <Points points={own.deposit ? [call, rest] : [call]} />
    </div>
  );
}
