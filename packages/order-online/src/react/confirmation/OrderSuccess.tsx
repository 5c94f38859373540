import { ButtonLink, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { orderMessages } from '../order.messages.js';
import { OrderNumber } from '../screen/OrderNumber.js';
import { Points } from '../screen/Points.js';
import { ScreenHead } from '../screen/ScreenHead.js';
import { styles } from '../screen/screen.styles.js';

export interface OrderSuccessProps {
  orderNumber: string;
  /** Recipient of the confirmation link. */
  email?: string;
  vehicleHref?: string;
  takesFocus?: boolean;
}

/** Shown after the order is stored; the link in the e-mail confirms it. */
export function OrderSuccess({ orderNumber, email, vehicleHref, takesFocus }: OrderSuccessProps) {
  const css = useStyles(styles);
  const t = orderMessages(useLocale().locale);
  const lead = email ? t('success_lead', { email }) : t('success_lead_plain');
  return (
    <div className={css.root} data-state="success">
      <ScreenHead title={t('success_title')} lead={lead} takesFocus={takesFocus} />
      <OrderNumber number={orderNumber} />
      <div>
        <h2 className={css.subtitle}>{t('next_title')}</h2>
        <Points
          points={[
            { title: t('next_open_title'), text: t('next_open_text') },
            { title: t('next_retailer_title'), text: t('next_retailer_text') },
            { title: t('next_decide_title'), text: t('next_decide_text') },
          ]}
        />
      </div>
      <div className={css.nextSteps}>
        <ButtonLink kind="secondary" href="/">
          {t('to_home')}
        </ButtonLink>
        {vehicleHref ? (
          <ButtonLink kind="tertiary" href={vehicleHref}>
            {t('to_vehicle')}
          </ButtonLink>
        ) : null}
      </div>
    </div>
  );
}
