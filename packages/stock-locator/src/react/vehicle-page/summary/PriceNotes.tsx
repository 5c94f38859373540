import { useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { formatPrice } from '../../../engine/prices/stock-prices.js';
import type { PriceSettings } from '../../../engine/vehicle/showroom-vehicle.js';
import { messages } from '../vehicle-page.messages.js';
import { styles } from './price-notes.styles.js';

/** Tax note, the market's note and the price breakdown. */
export function PriceNotes({ settings }: { settings: PriceSettings }) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const t = messages(locale);
  const { type, note, breakdown, base, total } = settings;
  const words = [type && t(`price_${type}`), note].filter(Boolean);
  const lines = [
    ...(base ? [{ label: t('price_base'), value: base }] : []),
    ...breakdown,
    ...(total ? [{ label: t('price_total'), value: total }] : []),
  ];
  return (
    <>
      {words.map((text) => (
        <p key={text} className={css.note}>
          {text}
        </p>
      ))}
      {breakdown.length > 0 ? (
        <details className={css.details} data-print="hidden">
          <summary className={css.summary}>{t('price_breakdown')}</summary>
          <dl>
            {lines.map(({ label, value }) => (
              <div key={`${label} ${value}`} className={css.line}>
                <dt>{label}</dt>
                <dd className={css.value}>{formatPrice(value, locale)}</dd>
              </div>
            ))}
          </dl>
        </details>
      ) : null}
    </>
  );
}
