import { ButtonLink, Points, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import type { SuccessPageEntry } from '../../engine/index.js';
import { orderMessages } from '../order.messages.js';
import { OrderNumber } from '../screen/OrderNumber.js';
import { ScreenHead } from '../screen/ScreenHead.js';
import { styles } from '../screen/screen.styles.js';
import { paymentMessages } from './payment.messages.js';

export interface PaidOrderProps {
  orderNumber: string;
  /** Recipient of the confirmation. */
  email?: string | undefined;
  vehicleHref?: string | undefined;
  /** The market's next steps and buttons. */
  content?: SuccessPageEntry | undefined;
  takesFocus?: boolean;
}

/** Success page of an order that is paid: it needs no confirmation. */
export function PaidOrder({
  orderNumber,
  email,
  vehicleHref,
  content,
  takesFocus,
}: PaidOrderProps) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const t = paymentMessages(locale);
  const o = orderMessages(locale);
  return (
    <div className={css.root} data-state="paid">
      <ScreenHead
        title={t('paid_title')}
        lead={email ? t('paid_lead', { email }) : t('paid_lead_plain')}
        takesFocus={takesFocus}
      />
      <OrderNumber number={orderNumber} />
      <div>
        <h2 className={css.subtitle}>{o('next_title')}</h2>
        <Points
          points={[
            { title: o('next_retailer_title'), text: t('paid_call_text') },
            { title: t('paid_deducted_title'), text: t('paid_deducted_text') },
            ...(content?.next_steps ?? []).map((step) => ({ title: step })),
          ]}
        />
      </div>
      <div className={css.nextSteps} data-print="hidden">
        {content?.buttons.map(({ label, url }) => (
          <ButtonLink key={url} kind="primary" href={url}>
            {label}
          </ButtonLink>
        ))}
        <ButtonLink kind="secondary" href="/">
          {o('to_home')}
        </ButtonLink>
        {vehicleHref ? (
          <ButtonLink kind="tertiary" href={vehicleHref}>
            {o('to_vehicle')}
          </ButtonLink>
        ) : null}
      </div>
    </div>
  );
}
