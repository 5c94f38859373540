import type { OrderQuote } from '@mawkib/api-clients/contracts/purchase';
import { formatMoney, type Money } from '@mawkib/core/money';
import { FillingPicture, SmartLink, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import type { VehicleSummary } from '../../engine/index.js';
import { orderMessages } from '../order.messages.js';
import { QuoteSums } from './QuoteSums.js';
import { styles } from './vehicle-aside.styles.js';

export interface VehicleAsideProps {
  vehicle: VehicleSummary;
  /** Amount to pay now, in minor units; undefined shows "nothing to pay", `null` hides the line. */
  deposit?: Money | null | undefined;
  /** Costs of the buyer's choices; replaces `deposit`. */
  quote?: OrderQuote | undefined;
}

/** The car, its price and the amount to pay now, shown on every step. */
export function VehicleAside({ vehicle, deposit, quote }: VehicleAsideProps) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const t = orderMessages(locale);
  const isFree = !deposit || deposit.amount <= 0;
  return (
    <aside className={css.root} aria-label={t('your_car')}>
      <div className={css.picture}>
        {vehicle.picture ? (
          <FillingPicture picture={vehicle.picture} sizes="(min-width: 1024px) 34vw, 50vw" />
        ) : null}
      </div>
      <div className={css.words}>
        <p className={css.name}>
          <SmartLink className={css.link} href={vehicle.link}>
            <bdi>{vehicle.name}</bdi>
          </SmartLink>
        </p>
        {vehicle.version ? (
          <p className={css.version}>
            <bdi>{vehicle.version}</bdi>
          </p>
        ) : null}
        {vehicle.facts?.length ? (
          <ul className={css.facts}>
            {vehicle.facts.map((fact) => (
              <li className={css.fact} key={fact}>
                <bdi>{fact}</bdi>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      <dl className={css.sums}>
        <div className={css.sum}>
          <dt>{t('price')}</dt>
          <dd className={css.amount}>{vehicle.price ?? t('price_on_request')}</dd>
        </div>
        {quote ? (
          <QuoteSums quote={quote} />
        ) : deposit === null ? null : (
          <div className={css.sum}>
            <dt>{t('deposit')}</dt>
            <dd className={css.amount}>
              {isFree ? t('nothing_to_pay') : formatMoney(deposit, locale)}
            </dd>
          </div>
        )}
      </dl>
    </aside>
  );
}
