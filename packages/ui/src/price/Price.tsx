import { defaultMarket } from '@mawkib/core/locale';
import { formatPrice } from '@mawkib/core/money';
import { Fragment } from 'react';
import { useLocale } from '../locale/LocaleProvider.js';
import { useStyles } from '../styles/sheets/use-sheet.js';
import { styles } from './price.styles.js';

/** Stands between an amount and its currency. */
const fixedSpace = '\u00a0';

export interface PriceProps {
  /** In major units; nothing is shown for zero and below unless there is a `fallback`. */
  amount: number;
  currency?: string;
  /** Shown instead of a price that is not there, "price on request" for instance. */
  fallback?: string;
  size?: 'small' | 'medium' | 'large';
  className?: string;
}

/** A price that never turns around, and wraps only where a whole line has no room for it. */
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
