import { defaultMarket } from '@mawkib/core/locale';
import { formatPrice } from '@mawkib/core/money';
import { useSheet } from '../styles/use-sheet.js';
import { useLocale } from './LocaleProvider.js';
import { styles } from './price.styles.js';

export interface PriceProps {
  /** In major units; nothing is shown for zero and below unless there is a `fallback`. */
  amount: number;
  currency?: string;
  /** Shown instead of a price that is not there, "price on request" for instance. */
  fallback?: string;
  size?: 'small' | 'medium' | 'large';
  className?: string;
}

/** A price that never wraps and never turns around. */
export function Price({
  amount,
  currency = defaultMarket.currency,
  fallback,
  size = 'medium',
  className,
}: PriceProps) {
  const css = useSheet(styles);
  const { locale } = useLocale();
  const text = formatPrice(amount, locale, currency) || fallback;
  if (!text) return null;
  return (
    <bdi className={className ? `${css.root} ${className}` : css.root} data-size={size}>
      {text}
    </bdi>
  );
}
