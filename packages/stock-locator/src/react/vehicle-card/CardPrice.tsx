import { leasePrice } from '@mawkib/core/money';
import { useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { type Price, priceDisplay } from '../../engine/prices/prices.js';
import { formatPrice } from '../../engine/prices/stock-prices.js';
import { useListPayment } from '../budget/monthly-context.js';
import { wholeAmount } from '../finance/amount-texts.js';
import { PriceDisclaimer } from '../finance/PriceDisclaimer.js';
import { messages } from '../labels/card.messages.js';
import { styles } from './vehicle-card.styles.js';

interface Props {
  state: string;
  prices: readonly Price[];
  old?: boolean;
  /** Disclaimers of the prices. */
  disclaimers?: readonly string[];
}

/**
 * Purchase price with a monthly figure below, computed for the list's budget if it has one; or
 * "price on request".
 */
export function CardPrice({ state, prices, old, disclaimers = [] }: Props) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const t = messages(locale);
  const [first] = prices;
  const purchase = prices.find(({ type }) => type === 'purchase');
  const monthly = prices.find(({ type }) => type !== 'purchase');
  const main = priceDisplay(purchase ?? first);
  const second = purchase ? priceDisplay(monthly) : priceDisplay(undefined);
  const onTerms = useListPayment(state, prices);
  const perMonth = (amount: number) => leasePrice(formatPrice(amount, locale), locale);
  const own = second.kind === 'amount' ? perMonth(second.amount) : '';
  const monthlyText = onTerms === null ? own : leasePrice(wholeAmount(onTerms, locale), locale);
  return (
    <div className={css.prices}>
      {main.kind === 'on_request' ? <p className={css.price}>{t('price_on_request')}</p> : null}
      {main.kind === 'amount' ? (
        <div className={css.price}>
          {purchase ? formatPrice(main.amount, locale) : perMonth(main.amount)}
          <PriceDisclaimer texts={disclaimers} />
        </div>
      ) : null}
      {old && main.kind === 'amount' && main.old ? (
        <p className={css.monthly}>
          {t('price_old')} <s>{formatPrice(main.old, locale)}</s>
        </p>
      ) : null}
      {monthlyText ? <p className={css.monthly}>{monthlyText}</p> : null}
    </div>
  );
}
