import type { RawVehicle, Retailer } from '@mawkib/api-clients/contracts';
import type { StockFeature } from '@mawkib/core/vocabulary';
import { useLocale } from '@mawkib/ui';
import { useSheet } from '@mawkib/ui/styles';
import { type ReactNode, useId, useRef } from 'react';
import { stockFlags } from '../../engine/feature-flags.js';
import { normaliseVehicle } from '../../engine/normalise-vehicle.js';
import { ownerOfRetailer } from '../../engine/owner-of-retailer.js';
import { priceDisplay } from '../../engine/prices.js';
import {
  disclaimersOf,
  type ShowroomConfig,
  sectionsFor,
  usualShowroomConfig,
} from '../../engine/showroom-config/showroom-config.js';
import { similarVehicles } from '../../engine/similar-vehicles.js';
import { type AttributeSets, attributesFor } from '../../engine/specification-attributes.js';
import type { MonthlyBudget } from '../../engine/vehicle-query.js';
import { MiniFinanceCalculator } from '../finance/MiniFinanceCalculator.js';
import { MonthlyTeaser } from '../finance/MonthlyTeaser.js';
import { PriceDisclaimer } from '../finance/PriceDisclaimer.js';
import { messages } from '../labels/messages.js';
import { ShowroomContent } from '../showroom-content/ShowroomContent.js';
import { DealerCard } from './DealerCard.js';
import { Equipment } from './Equipment.js';
import { Gallery } from './Gallery.js';
import { KeyFacts } from './KeyFacts.js';
import { ReserveBar } from './ReserveBar.js';
import { SimilarVehicles } from './SimilarVehicles.js';
import { SpecificationList } from './SpecificationList.js';
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
  /** What the market's settings switch on; everything unless given. */
  features?: readonly StockFeature[];
  /** What the market configures of the page; as usual without it. */
  content?: ShowroomConfig;
  /** Deposit and term that the address names. */
  terms?: Pick<MonthlyBudget, 'deposit' | 'term'>;
  /** Draws a form of the content in its place; a link leads to it without this. */
  renderForm?: (formId: string) => ReactNode;
}

/** Everything about one vehicle, and the way to reserve it. */
export function VehiclePage(props: VehiclePageProps) {
  const { listHref = '/vehicles', list, oldPrice, content = usualShowroomConfig } = props;
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
  const finance = {
    plan: content.finance,
    state: specification.state,
    prices: vehicle.prices,
  };
  const shown = priceDisplay(vehicle.prices.find(({ type }) => type === 'purchase'));
  const price = shown.kind === 'amount' ? shown.amount : 0;
  const calculatorId = `${id}finance`;
  const disclaimers = disclaimersOf(props.vehicle, content.disclaimer);
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
          <VehicleSummary
            ref={summary}
            {...reserve}
            list={list}
            oldPrice={oldPrice}
            disclaimer={<PriceDisclaimer texts={disclaimers} display={content.disclaimerDisplay} />}
            monthly={
              content.finance && price > 0 ? (
                <MonthlyTeaser
                  plan={content.finance}
                  state={specification.state}
                  price={price}
                  calculator={calculatorId}
                />
              ) : null
            }
          />
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
          {stockFlags(props.features).owner_visible ? (
            <DealerCard owner={ownerOfRetailer(vehicle.owner, props.retailer)} variant="full" />
          ) : null}
        </div>
        <Equipment equipment={equipment} />
      </div>
      {content.finance ? (
        <MiniFinanceCalculator
          id={calculatorId}
          plan={content.finance}
          state={specification.state}
          price={price}
          terms={props.terms}
          disclaimerDisplay={content.disclaimerDisplay}
        />
      ) : null}
      <ShowroomContent
        sections={sectionsFor(
          content.sections,
          vehicle.prices.map(({ option }) => option),
        )}
        facts={{ ...finance, renderForm: props.renderForm }}
      />
      {others.length > 0 ? (
        <SimilarVehicles id={similarId} vehicles={others} list={list} oldPrice={oldPrice} />
      ) : null}
      <ReserveBar {...reserve} above={summary} />
    </article>
  );
}
