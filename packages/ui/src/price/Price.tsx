import { defaultMarket } from '@mawkib/core/locale';
import { formatPrice } from '@mawkib/core/money';
import { Fragment } from 'react';
import { useLocale } from '../locale/LocaleProvider.js';
import { useStyles } from '../styles/sheets/use-styles.js';
import { styles } from './price.styles.js';

/** Non-breaking space between amount and currency. */
const fixedSpace = '\u00a0';

export interface PriceProps {
  /** In major units; 0 and less show the `fallback` or nothing. */
  amount: number;
  currency?: string;
  /** Shown if there is no price, e.g. "price on request". */
  fallback?: string;
  size?: 'small' | 'medium' | 'large';
  className?: string;
}

/** A price with stable bidi order that wraps only if it does not fit on a line. */
export function Price({
  amount,
  currency = defaultMarket.currency,
  fallback,
  size = 'medium',
  className,
}: PriceProps) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const text = formatPrice(amount, locale, currency) || fallback;
  if (!text) return null;
  const [first, ...rest] = text.split(fixedSpace);
  return (
    <bdi className={className ? `${css.root} ${className}` : css.root} data-size={size}>
      {first}
      {rest.map((part) => (
        <Fragment key={part}>
          {fixedSpace}
          <wbr />
          {part}
        </Fragment>
      ))}
    </bdi>
  );
}
