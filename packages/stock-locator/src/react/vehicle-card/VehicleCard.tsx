import type { RawVehicle } from '@mawkib/api-clients/contracts/stock';
import { SmartLink, useLocale } from '@mawkib/ui';
import { travelAttribute } from '@mawkib/ui/markup';
import { useStyles } from '@mawkib/ui/styles';
import { memo, useState } from 'react';
import { valueLabel } from '../../engine/filters/value-labels.js';
import type { SearchLocation } from '../../engine/query/vehicle-query.js';
import type { Attribute } from '../../engine/vehicle/specification-attributes.js';
import { HoldChip } from '../holds/HoldChip.js';
import { messages } from '../labels/card.messages.js';
import { SaveButton } from '../saved-vehicles/SaveButton.js';
import { VehiclePicture } from '../VehiclePicture.js';
import { CardFacts } from './CardFacts.js';
import { CardPrice } from './CardPrice.js';
import { useSecondPicture } from './use-second-picture.js';
import { useVehicleCard } from './use-vehicle-card.js';
import { styles } from './vehicle-card.styles.js';

export interface VehicleCardProps {
  vehicle: RawVehicle;
  /** Heading level of the name. */
  level?: 2 | 3 | 4;
  /** Key of the stock list, stored with a saved vehicle. */
  list?: string;
  /** Attributes, in this order; default: the twelve of the specification. */
  attributes?: readonly Attribute[];
  /** Location of a postcode search, passed to the vehicle's page. */
  location?: SearchLocation;
  /** Also shows the price before a reduction, as the overseas market does. */
  oldPrice?: boolean;
  /** As in `<img sizes>`. */
  sizes?: string;
  /** True for the cards that are visible at first. */
  eager?: boolean;
}

/** Card of a vehicle; all of it links to the vehicle's page. */
export const VehicleCard = memo(function VehicleCard({
  vehicle,
  level = 3,
  list,
  attributes,
  location,
  oldPrice,
  sizes,
  eager,
}: VehicleCardProps) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const { showroom, href, availability, isReservedOrSold, disclaimers, onOpen } = useVehicleCard(
    vehicle,
    location,
  );
  const { id, specification, photos, prices } = showroom;
  const { brand, title, version } = specification;
  const [photo] = photos;
  const { second, ...swap } = useSecondPicture(id, photos, locale);
  const [isSecondThere, setSecondThere] = useState(false);
  const shownSizes = sizes ?? '(min-width: 1280px) 30vw, (min-width: 741px) 50vw, 100vw';
  const Name = `h${level}` as const;
  return (
    <article
      className={css.root}
      data-surface="light"
      data-zoom-group
      data-taken={isReservedOrSold || undefined}
      {...swap}
    >
      <div className={css.picture} {...{ [travelAttribute]: 'from' }}>
        {photo ? (
          <VehiclePicture
            photo={photo}
            alt={photo.alt ?? title}
            sizes={shownSizes}
            eager={eager}
            zoom
          />
        ) : (
          <p className={css.missing}>{messages(locale)('picture_missing')}</p>
        )}
        {second ? (
          <div
            className={css.second}
            data-there={isSecondThere || undefined}
            onLoad={() => setSecondThere(true)}
          >
            <VehiclePicture photo={second} alt="" sizes={shownSizes} eager />
          </div>
        ) : null}
        <HoldChip vehicle={showroom} />
      </div>
      <div className={css.text}>
        <p className={css.state}>
          {brand ? <bdi>{valueLabel('brand', brand, locale)}</bdi> : null}
          <span className={css.availability}>{availability}</span>
        </p>
        <Name className={css.name}>
          <SmartLink className={css.link} href={href} onClick={onOpen}>
            <bdi>{title}</bdi>
            {version ? (
              <span className={css.version}>
                <bdi>{version}</bdi>
              </span>
            ) : null}
          </SmartLink>
        </Name>
        <CardFacts
          specification={specification}
          attributes={attributes}
          modelName={showroom.modelName}
        />
        <CardPrice
          state={specification.state}
          prices={prices}
          old={oldPrice}
          disclaimers={disclaimers}
        />
      </div>
      <div className={css.save}>
        <SaveButton id={id} name={title} list={list} />
      </div>
    </article>
  );
});
