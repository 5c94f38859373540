import { formatPrice } from '@mawkib/core/money';
import { useLocale } from '@mawkib/ui';
import { useSheet } from '@mawkib/ui/styles';
import type { ShowroomVehicle } from '../../engine/showroom-vehicle.js';
import { messages } from '../labels/messages.js';
import { styles } from './equipment.styles.js';

/** What was added, with its price, and what the version has anyway. */
export function Equipment({ equipment }: Pick<ShowroomVehicle, 'equipment'>) {
  const css = useSheet(styles);
  const { locale } = useLocale();
  const t = messages(locale);
  const { optional, standard } = equipment;
  if (optional.length + standard.length === 0) return null;
  return (
    <section className={css.root}>
      <h2 className={css.heading}>{t('equipment')}</h2>
      {optional.length > 0 ? (
        <div className={css.part}>
          <h3 className={css.title}>{t('equipment_optional')}</h3>
          <ul className={css.list} data-kind="optional">
            {optional.map(({ name, price }) => (
              <li key={name} className={css.item}>
                <bdi>{name}</bdi>
                <span className={css.price}>{price ? formatPrice(price, locale) : ''}</span>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {standard.length > 0 ? (
        <div className={css.part}>
          <h3 className={css.title}>{t('equipment_standard')}</h3>
          <ul className={css.list}>
            {standard.map((name) => (
              <li key={name} className={css.item}>
                <bdi>{name}</bdi>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </section>
  );
}
