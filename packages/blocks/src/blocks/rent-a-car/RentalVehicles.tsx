import { formatPrice } from '@mawkib/core/money';
import { Heading, Picture, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import type { ReactNode } from 'react';
import type { Label } from './configuration/rental-labels.js';
import type { RentalVehicle } from './configuration/rental-vehicles.js';
import { styles } from './rent-a-car.styles.js';

interface RentalVehiclesProps {
  vehicles: readonly RentalVehicle[];
  label: Label;
  action: (vehicle: RentalVehicle) => ReactNode;
}

/** Cards of the vehicles. */
export function RentalVehicles({ vehicles, label, action }: RentalVehiclesProps) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  return (
    <ul className={css.vehicles}>
      {vehicles.map((vehicle) => {
        const { display_name, nameplate_name, image_id, price, specification } = vehicle;
        return (
          <li key={display_name} className={css.vehicle}>
            {image_id && (
              <Picture
                className={css.picture}
                image={{ id: image_id, alt: '' }}
                sizes="(min-width: 1024px) 33vw, (min-width: 741px) 50vw, 100vw"
              />
            )}
            <div className={css.words}>
              {nameplate_name && <p className={css.nameplate}>{nameplate_name}</p>}
              <Heading level={3} size="s">
                {display_name}
              </Heading>
              <p className={css.price}>
                {price.daily === null
                  ? label('price_on_request')
                  : label('per_day', { price: formatPrice(price.daily, locale) })}
              </p>
              {specification.length > 0 && (
                <ul className={css.specification}>
                  {specification.map((spec) => (
                    <li key={`${spec.label}${spec.value}`}>
                      {spec.label && <span className={css.muted}>{spec.label} </span>}
                      <bdi>{spec.value}</bdi>
                    </li>
                  ))}
                </ul>
              )}
            </div>
            {action(vehicle)}
          </li>
        );
      })}
    </ul>
  );
}
