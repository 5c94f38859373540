import type { OwnOrder } from '@mawkib/api-clients/contracts/purchase';
import { formatDate, formatDateTime } from '@mawkib/core/locale';
import { formatMoney } from '@mawkib/core/money';
import { Ltr, TextLink, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import type { ReactNode } from 'react';
import { styles } from './order-details.styles.js';
import { ownOrderMessages } from './own-order.messages.js';

export interface OwnOrderDetailsProps {
  own: OwnOrder;
  /** URL of the appointment's calendar file. */
  calendarHref?: string | undefined;
}

/** Details of an order, shown only to its buyer. */
export function OwnOrderDetails({ own, calendarHref }: OwnOrderDetailsProps) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const t = ownOrderMessages(locale);
  const { price, deposit, finance_option: option, retailer, confirmed_at, appointment } = own;
  const isKnown = option === 'cash' || option === 'lease' || option === 'rent';
  return (
    <dl className={css.root}>
      <Fact label={t('price')}>{price ? formatMoney(price, locale) : t('price_on_request')}</Fact>
      {deposit ? <Fact label={t('deposit')}>{formatMoney(deposit, locale)}</Fact> : null}
      {isKnown ? <Fact label={t('purchase')}>{t(`purchase_${option}`)}</Fact> : null}
      <Fact label={t('retailer')}>
        {retailer.name}
        {retailer.phone ? (
          <span className={css.line}>
            <TextLink href={`tel:${retailer.phone}`}>
              <Ltr>{retailer.phone}</Ltr>
            </TextLink>
          </span>
        ) : null}
      </Fact>
      {confirmed_at ? (
        <Fact label={t('confirmed_at')}>
          <time dateTime={confirmed_at}>{formatDateTime(confirmed_at, locale, 'long')}</time>
        </Fact>
      ) : null}
      {appointment ? (
        <Fact label={t('appointment')}>
          {t(`appointment_${appointment.kind}`)}
          <span className={css.line}>
            {formatDate(appointment.date, locale, 'long')} · <Ltr>{appointment.slot}</Ltr>
          </span>
          <span className={css.line}>{appointment.retailer.name}</span>
          {calendarHref ? (
            <span className={css.line} data-print="hidden">
              <TextLink href={calendarHref}>{t('calendar')}</TextLink>
            </span>
          ) : null}
        </Fact>
      ) : null}
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  const css = useStyles(styles);
  return (
    <div className={css.fact}>
      <dt className={css.label}>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
