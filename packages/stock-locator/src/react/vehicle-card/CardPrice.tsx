import { formatPrice, leasePrice } from '@mawkib/core/money';
import { useLocale } from '@mawkib/ui';
import { useSheet } from '@mawkib/ui/styles';
import { type Price, priceDisplay } from '../../engine/prices.js';
import { messages } from '../labels/messages.js';
import { styles } from './vehicle-card.styles.js';

/** The purchase price large, the monthly figure beneath, or that the price is told on request. */
export function CardPrice({ prices, old }: { prices: readonly Price[]; old?: boolean }) {
  const css = useSheet(styles);
  const { locale } = useLocale();
  const t = messages(locale);
  const [first] = prices;
  const purchase = prices.find(({ type }) => type === 'purchase');
  const monthly = prices.find(({ type }) => type !== 'purchase');
  const main = priceDisplay(purchase ?? first);
  const second = purchase ? priceDisplay(monthly) : priceDisplay(undefined);
  const perMonth = (amount: number) => leasePrice(formatPrice(amount, locale), locale);
  return (
    <div className={css.prices}>
      {main.kind === 'on_request' ? <p className={css.price}>{t('price_on_request')}</p> : null}
      {main.kind === 'amount' ? (
        <p className={css.price}>
          {purchase ? formatPrice(main.amount, locale) : perMonth(main.amount)}
        </p>
      ) : null}
      {old && main.kind === 'amount' && main.old ? (
        <p className={css.monthly}>
          {t('price_old')} <s>{formatPrice(main.old, locale)}</s>
        </p>
      ) : null}
      {second.kind === 'amount' ? <p className={css.monthly}>{perMonth(second.amount)}</p> : null}
    </div>
  );
}
