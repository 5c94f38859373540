import { ButtonLink, Paragraph, Points, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import type { SuccessPageEntry } from '../../engine/index.js';
import { orderMessages } from '../order.messages.js';
import { OrderNumber } from '../screen/OrderNumber.js';
import { ScreenHead } from '../screen/ScreenHead.js';
import { styles } from '../screen/screen.styles.js';

export interface OrderSuccessProps {
  orderNumber: string;
  /** Recipient of the confirmation link. */
  email?: string;
  vehicleHref?: string;
  /** The market's own texts and buttons; what it leaves out has its default. */
  content?: SuccessPageEntry | undefined;
  takesFocus?: boolean;
}

/** Shown after the order is stored; the link in the e-mail confirms it. */
export function OrderSuccess({
  orderNumber,
  email,
  vehicleHref,
  content,
  takesFocus,
}: OrderSuccessProps) {
  const css = useStyles(styles);
  const t = orderMessages(useLocale().locale);
  const lead = email ? t('success_lead', { email }) : t('success_lead_plain');
  const { heading, text, next_steps = [], buttons = [] } = content ?? {};
  return (
    <div className={css.root} data-state="success">
      <ScreenHead title={heading ?? t('success_title')} lead={lead} takesFocus={takesFocus} />
      {text ? <Paragraph>{text}</Paragraph> : null}
      <OrderNumber number={orderNumber} />
      <div>
        <h2 className={css.subtitle}>{t('next_title')}</h2>
        <Points
          points={[
            { title: t('next_open_title'), text: t('next_open_text') },
            { title: t('next_retailer_title'), text: t('next_retailer_text') },
            { title: t('next_decide_title'), text: t('next_decide_text') },
            ...next_steps.map((step) => ({ title: step })),
          ]}
        />
      </div>
      <div className={css.nextSteps}>
        {buttons.map(({ label, url }) => (
          <ButtonLink key={url} kind="primary" href={url}>
            {label}
          </ButtonLink>
        ))}
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
