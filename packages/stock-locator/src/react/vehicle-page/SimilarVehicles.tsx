import type { RawVehicle } from '@mawkib/api-clients/contracts/stock';
import { useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import type { Attribute } from '../../engine/vehicle/specification-attributes.js';
import { StockCard } from '../vehicle-card/StockCard.js';
import { styles } from './similar-vehicles.styles.js';
import { messages } from './vehicle-page.messages.js';

interface Props {
  id: string;
  vehicles: readonly RawVehicle[];
  list?: string;
  oldPrice?: boolean;
  cardAttributes?: readonly Attribute[];
}

/** Vehicles of the same model in a scrolling row. */
export function SimilarVehicles({ id, vehicles, list, oldPrice, cardAttributes }: Props) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  return (
    <section id={id} className={css.root} aria-labelledby={`${id}title`} data-print="hidden">
      <h2 id={`${id}title`} className={css.heading}>
        {messages(locale)('similar')}
      </h2>
      <ul className={css.row}>
        {vehicles.map((vehicle) => (
          <li key={vehicle.id} className={css.item}>
            <StockCard
              vehicle={vehicle}
              list={list}
              attributes={cardAttributes}
              oldPrice={oldPrice}
              sizes="(min-width: 1024px) 30vw, (min-width: 741px) 45vw, 82vw"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
