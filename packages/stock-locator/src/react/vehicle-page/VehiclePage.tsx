import type { RawVehicle, Retailer } from '@mawkib/api-clients/contracts';
import { useLocale } from '@mawkib/ui';
import { useSheet } from '@mawkib/ui/styles';
import { useId, useRef } from 'react';
import { normaliseVehicle } from '../../engine/normalise-vehicle.js';
import { ownerOfRetailer } from '../../engine/owner-of-retailer.js';
import { similarVehicles } from '../../engine/similar-vehicles.js';
import { type AttributeSets, attributesFor } from '../../engine/specification-attributes.js';
import { messages } from '../labels/messages.js';
import { DealerCard } from './DealerCard.js';
import { Equipment } from './Equipment.js';
import { Gallery } from './Gallery.js';
import { KeyFacts } from './KeyFacts.js';
import { ReserveBar } from './ReserveBar.js';
import { SimilarVehicles } from './SimilarVehicles.js';
import { SpecificationList } from './SpecificationList.js';
import { type VehicleNote, VehicleNotes } from './VehicleNotes.js';
import { VehicleRecordList } from './VehicleRecordList.js';
import { VehicleSummary } from './VehicleSummary.js';
import { VehicleTrail } from './VehicleTrail.js';
import { styles } from './vehicle-page.styles.js';

export interface VehiclePageProps {
  vehicle: RawVehicle;
  /** Vehicles of the same model; the vehicle itself is left out and six are shown at most. */
  similar?: readonly RawVehicle[];
  /** Where reserving begins, with or without the language; null where it is not offered. */
  reserveHref?: string | null;
  /** The stock list. */
  listHref?: string;
  /** The stock list's key, kept with a saved vehicle. */
  list?: string;
  /** A market's own specification per state. */
  attributeSets?: AttributeSets;
  oldPrice?: boolean;
  /** Who sells it, as the listing's retailers are known; what it leaves open is the vehicle's. */
  retailer?: Retailer | null;
  /** What the market says beside it. */
  notes?: readonly VehicleNote[];
}

/** Everything about one vehicle, and the way to reserve it. */
export function VehiclePage(props: VehiclePageProps) {
  const { listHref = '/vehicles', list, oldPrice } = props;
  const css = useSheet(styles);
  const { locale } = useLocale();
  const t = messages(locale);
  const id = useId();
  const summary = useRef<HTMLElement>(null);
  const vehicle = normaliseVehicle(props.vehicle);
  const { specification, description, equipment } = vehicle;
  const reserveHref =
    props.reserveHref === undefined
      ? `/showroom-order-online/vehicle/${encodeURIComponent(vehicle.id)}`
      : props.reserveHref;
  const others = similarVehicles(vehicle, props.similar ?? []);
  const similarId = `${id}similar`;
  const reserve = {
    vehicle,
    reserveHref,
    similarHref: others.length > 0 ? `#${similarId}` : listHref,
  };
  return (
    <article className={css.root}>
      <div className={css.stage} data-surface="light">
        <VehicleTrail specification={specification} listHref={listHref} />
        <div className={css.columns}>
          <VehicleSummary ref={summary} {...reserve} list={list} oldPrice={oldPrice} />
          <Gallery photos={vehicle.photos} name={specification.title} />
        </div>
      </div>
      <KeyFacts specification={specification} />
      <div className={css.details}>
        <section className={css.section} aria-labelledby={`${id}specification`}>
          <h2 id={`${id}specification`} className={css.heading}>
            {t('specification')}
          </h2>
          <SpecificationList
            specification={specification}
            attributes={attributesFor(specification.state, props.attributeSets)}
          />
        </section>
        <div className={css.beside}>
          {vehicle.record ? (
            <section className={css.section}>
              <h2 className={css.heading}>{t('record')}</h2>
              <VehicleRecordList record={vehicle.record} />
            </section>
          ) : null}
          {description ? (
            <section className={css.section}>
              <h2 className={css.heading}>{t('description')}</h2>
              <p className={css.description}>{description}</p>
            </section>
          ) : null}
          <VehicleNotes notes={props.notes ?? []} />
          <DealerCard owner={ownerOfRetailer(vehicle.owner, props.retailer)} variant="full" />
        </div>
        <Equipment equipment={equipment} />
      </div>
      {others.length > 0 ? (
        <SimilarVehicles id={similarId} vehicles={others} list={list} oldPrice={oldPrice} />
      ) : null}
      <ReserveBar {...reserve} above={summary} />
    </article>
  );
}
