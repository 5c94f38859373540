import type { StaffOrderInFull } from '@mawkib/api-clients/contracts/staff';
import { formatDateTime } from '@mawkib/core/locale';
import { formatMoney } from '@mawkib/core/money';
import { useStyles } from '@mawkib/ui/styles';
import type { ReactNode } from 'react';
import { useLanguage, useTexts } from '../../language/use-language.ts';
import { adminStyles } from '../layout/admin.styles.ts';
import { OrderStatus } from './OrderStatus.tsx';
import { orderMessages } from './order-messages.ts';
import { useVendorName } from './use-vendor-name.ts';

interface OrderProps {
  order: StaffOrderInFull;
}

/** The car, the amounts and the buyer of an order. */
export function OrderFacts({ order }: OrderProps) {
  const css = useStyles(adminStyles);
  const t = useTexts(orderMessages);
  const { locale } = useLanguage();
  const vendorName = useVendorName();
  const { vehicle, deposit, customer } = order;
  return (
    <>
      <dl className={css.facts}>
        <Fact name={t('status')}>
          <OrderStatus order={order} />
        </Fact>
        {order.status === 'created' && (
          <Fact name={t('expires')}>{formatDateTime(order.expires_at, locale)}</Fact>
        )}
        {order.cancel_reason && (
          <Fact name={t('cancel_reason')}>
            <bdi>{order.cancel_reason}</bdi>
          </Fact>
        )}
        {order.sold_at && <Fact name={t('sold_at')}>{formatDateTime(order.sold_at, locale)}</Fact>}
        <Fact name={t('vehicle')}>{vehicle.name}</Fact>
        {vehicle.vin && (
          <Fact name={t('vin')}>
            <bdi dir="ltr" className={css.code}>
              {vehicle.vin}
            </bdi>
          </Fact>
        )}
        <Fact name={t('retailer')}>{order.retailer.name}</Fact>
        <Fact name={t('price')}>{formatMoney(order.price, locale)}</Fact>
        {deposit.amount > 0 && <Fact name={t('deposit')}>{formatMoney(deposit, locale)}</Fact>}
        <Fact name={t('payment')}>
          {t(`payment_${order.payment_status}`)} · {vendorName(order.vendor_uuid)}
        </Fact>
      </dl>
      <section className={css.part}>
        <h3 className={css.sectionTitle}>{t('customer')}</h3>
        {customer ? <Customer customer={customer} /> : <p>{t('customer_erased')}</p>}
      </section>
    </>
  );
}

function Customer({ customer }: { customer: NonNullable<OrderProps['order']['customer']> }) {
  const css = useStyles(adminStyles);
  const t = useTexts(orderMessages);
  const { first_name, last_name, email, phone, city, company } = customer;
  return (
    <dl className={css.facts}>
      <Fact name={t('name')}>
        <bdi>{[first_name, last_name].filter(Boolean).join(' ')}</bdi>
      </Fact>
      {email && (
        <Fact name={t('email')}>
          <a href={`mailto:${email}`}>
            <bdi dir="ltr">{email}</bdi>
          </a>
        </Fact>
      )}
      {phone && (
        <Fact name={t('phone')}>
          <a href={`tel:${phone}`}>
            <bdi dir="ltr">{phone}</bdi>
          </a>
        </Fact>
      )}
      {city && (
        <Fact name={t('city')}>
          <bdi>{city}</bdi>
        </Fact>
      )}
      {company && (
        <>
          <Fact name={t('company')}>
            <bdi>{company.name}</bdi>
          </Fact>
          <Fact name={t('trade_licence')}>
            <bdi dir="ltr">{company.trade_licence}</bdi>
          </Fact>
          {company.tax_number && (
            <Fact name={t('tax_number')}>
              <bdi dir="ltr">{company.tax_number}</bdi>
            </Fact>
          )}
          {company.contact_person && (
            <Fact name={t('contact_person')}>
              <bdi>{company.contact_person}</bdi>
            </Fact>
          )}
        </>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div style={{ display: 'contents' }}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
