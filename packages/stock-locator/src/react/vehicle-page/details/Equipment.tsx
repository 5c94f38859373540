import { useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { formatPrice } from '../../../engine/prices/stock-prices.js';
import type { ShowroomVehicle } from '../../../engine/vehicle/showroom-vehicle.js';
import { messages } from '../vehicle-page.messages.js';
import { styles } from './equipment.styles.js';

interface Props extends Pick<ShowroomVehicle, 'equipment'> {
  accessories?: ShowroomVehicle['accessories'];
}

/** Initially visible items of standard equipment. */
const atFirst = 16;

/** Chosen options, available options with prices, and standard equipment. */
export function Equipment({ equipment, accessories = [] }: Props) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const t = messages(locale);
  const { optional, standard } = equipment;
  if (optional.length + standard.length + accessories.length === 0) return null;
  const isLong = standard.length > atFirst + 4;
  const names = (some: readonly string[]) => (
    <ul className={css.list}>
      {some.map((name) => (
        <li key={name} className={css.item}>
          <bdi>{name}</bdi>
        </li>
      ))}
    </ul>
  );
  const priced = (title: string, items: typeof optional) =>
    items.length > 0 ? (
      <div className={css.part}>
        <h3 className={css.title}>{title}</h3>
        <ul className={css.list} data-kind="optional">
          {items.map(({ name, price }) => (
            <li key={name} className={css.item}>
              <bdi>{name}</bdi>
              <span className={css.price}>{price ? formatPrice(price, locale) : ''}</span>
            </li>
          ))}
        </ul>
      </div>
    ) : null;
  return (
    <section className={css.root} data-print="hidden">
      <h2 className={css.heading}>{t('equipment')}</h2>
      {priced(t('equipment_optional'), optional)}
      {standard.length > 0 ? (
        <div className={css.part}>
          <h3 className={css.title}>{t('equipment_standard')}</h3>
          {names(isLong ? standard.slice(0, atFirst) : standard)}
          {isLong ? (
            <details className={css.rest}>
              <summary className={css.more}>
                {t('equipment_more', { count: standard.length })}
              </summary>
              {names(standard.slice(atFirst))}
            </details>
          ) : null}
        </div>
      ) : null}
      {priced(t('accessories'), accessories)}
    </section>
  );
}
