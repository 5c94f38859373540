import { leasePrice, priceClass } from '@mawkib/core/money';
import { useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import type { ReactNode } from 'react';
import { type Price, priceDisplay } from '../../../engine/prices/prices.js';
import { formatPrice } from '../../../engine/prices/stock-prices.js';
import { messages as cardMessages } from '../../labels/card.messages.js';
import { styles } from './price-list.styles.js';

interface Props {
  prices: readonly Price[];
  old?: boolean;
  /** Disclaimers, shown next to the first price. */
  disclaimer?: ReactNode;
}

/** Prices by type; a missing one is left out, a hidden one is "on request". */
export function PriceList({ prices, old, disclaimer }: Props) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const card = cardMessages(locale);
  const shown = prices
    .map((price) => ({ ...price, display: priceDisplay(price) }))
    .filter(({ display }) => display.kind !== 'none');
  if (shown.length === 0) return null;
  return (
    <dl className={css.root}>
      {shown.map(({ type, display }, index) => (
        <div key={type} className={css.entry} data-type={type}>
          <dt className={css.type}>{card(`price_${type}`)}</dt>
          <dd className={css.amount}>
            {display.kind === 'amount' ? (
              <span className={type === 'purchase' ? priceClass : undefined}>
                {amountText(type, display.amount)}
              </span>
            ) : (
              card('price_on_request')
            )}
            {index === 0 ? disclaimer : null}
          </dd>
          {old && display.kind === 'amount' && display.old ? (
            <dd className={css.old}>
              {card('price_old')} <s>{formatPrice(display.old, locale)}</s>
            </dd>
          ) : null}
        </div>
      ))}
    </dl>
  );

  function amountText(type: Price['type'], amount: number): string {
    const price = formatPrice(amount, locale);
    return type === 'purchase' ? price : leasePrice(price, locale);
  }
}
