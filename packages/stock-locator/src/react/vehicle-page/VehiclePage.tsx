import type { RawVehicle, Retailer } from '@mawkib/api-clients/contracts/stock';
import type { StockFeature } from '@mawkib/core/settings';
import type { SafeHtml } from '@mawkib/ui/rich-text';
import { useStyles } from '@mawkib/ui/styles';
import type { ReactNode } from 'react';
import { stockFlags } from '../../engine/feature-flags.js';
import type { MonthlyBudget } from '../../engine/query/vehicle-query.js';
import type { ShowroomConfig } from '../../engine/showroom/showroom-config.js';
import type { ShowroomTexts } from '../../engine/showroom/showroom-texts.js';
import { carData } from '../../engine/showroom/structured-data.js';
import type { Attribute, AttributeSets } from '../../engine/vehicle/specification-attributes.js';
import { type ChosenTerms, MiniFinanceCalculator } from '../finance/MiniFinanceCalculator.js';
import { MonthlyTeaser } from '../finance/MonthlyTeaser.js';
import { PriceDisclaimer } from '../finance/PriceDisclaimer.js';
import type { OwnHold } from '../holds/own-hold.js';
import { RenderedHoldContext } from '../holds/use-own-hold.js';
import { StructuredData } from '../StructuredData.js';
import { StockSessionScope } from '../session/StockSessionScope.js';
import { ShowroomContent } from '../showroom-content/ShowroomContent.js';
import { PrintedAddress } from './actions/PrintedAddress.js';
import { VehicleActions } from './actions/VehicleActions.js';
import { DealerCard } from './DealerCard.js';
import { Equipment } from './details/Equipment.js';
import { Footnotes } from './details/Footnotes.js';
import { KeyFacts } from './details/KeyFacts.js';
import { SpecificationList } from './details/SpecificationList.js';
import { VehicleRecordList } from './details/VehicleRecordList.js';
import { Gallery } from './gallery/Gallery.js';
import { ReserveBar } from './reserve/ReserveBar.js';
import { SimilarVehicles } from './SimilarVehicles.js';
import { VehicleSummary } from './summary/VehicleSummary.js';
import { useVehiclePage } from './use-vehicle-page.js';
import { VehicleTrail } from './VehicleTrail.js';
import { messages } from './vehicle-page.messages.js';
import { styles } from './vehicle-page.styles.js';

export interface VehiclePageProps {
  vehicle: RawVehicle;
  /** Vehicles of the same model; at most six are shown, without the vehicle itself. */
  similar?: readonly RawVehicle[];
  /** Start of the reservation, with or without the language; null turns it off. */
  reserveHref?: string | null;
  /** Page that requests an e-mail for when a held vehicle is free; default: none. */
  waitHref?: string;
  /** Page that orders a new vehicle of this model; default: none. */
  modelOrderHref?: string | undefined;
  /** The visitor's own hold, for a page that is rendered for them alone. */
  ownHold?: OwnHold | null;
  /** Called once the visitor has changed the terms of the finance calculator. */
  onTermsChange?: (terms: ChosenTerms) => void;
  /** Path of the stock list. */
  listHref?: string;
  /** Key of the stock list, stored with a saved vehicle. */
  list?: string;
  /** The market's specification per state. */
  attributeSets?: AttributeSets;
  oldPrice?: boolean;
  /** Attributes on cards of similar vehicles; default: the twelve of the site document. */
  cardAttributes?: readonly Attribute[];
  /** Seller from the listing's retailers; missing fields are taken from the vehicle. */
  retailer?: Retailer | null;
  /** Features that are on; default: all. */
  features?: readonly StockFeature[];
  /**
   * Absolute URL of the page for sharing, print and search engines. Default: the browser's address,
   * and none for search engines.
   */
  pageUrl?: string;
  /** Comparison of saved vehicles, with or without the language. */
  compareHref?: string;
  /** Texts of the market's widget. */
  texts?: ShowroomTexts;
  /** The market's configuration of the page. */
  content?: ShowroomConfig<SafeHtml>;
  /** Deposit and term in the address. */
  terms?: Pick<MonthlyBudget, 'deposit' | 'term'>;
  /** Hidden parts of the market within the page, such as prices in a second currency. */
  children?: ReactNode;
  /** Renders a form of the content inline. Default: a link to the form. */
  renderForm?: (formId: string) => ReactNode;
}

/**
 * Page of one vehicle with its reserve button. A sold vehicle shows similar ones first and no
 * financing.
 */
export function VehiclePage(props: VehiclePageProps) {
  return (
    <StockSessionScope>
      <RenderedHoldContext value={props.ownHold ?? null}>
        <Page {...props} />
      </RenderedHoldContext>
    </StockSessionScope>
  );
}

function Page(props: VehiclePageProps) {
  const { listHref = '/vehicles', list, oldPrice, texts } = props;
  const css = useStyles(styles);
  const page = useVehiclePage(props);
  const { locale, vehicle, content, reserve, price, ids } = page;
  const t = messages(locale);
  const { specification, description, prices } = vehicle;
  const { sold } = vehicle.reservation;
  const finance = { plan: content.finance, state: specification.state, prices };
  const similarCars =
    page.similar.length > 0 ? (
      <SimilarVehicles
        id={ids.similar}
        vehicles={page.similar}
        list={list}
        oldPrice={oldPrice}
        cardAttributes={props.cardAttributes}
      />
    ) : null;
  return (
    <article className={css.root}>
      {props.pageUrl ? <StructuredData data={carData(vehicle, props.pageUrl)} /> : null}
      <div className={css.stage} data-surface="light">
        <VehicleTrail specification={specification} listHref={listHref} back={texts?.backButton} />
        <div className={css.columns}>
          <VehicleSummary
            ref={page.summary}
            {...reserve}
            modelOrderHref={props.modelOrderHref}
            list={list}
            oldPrice={oldPrice}
            disclaimer={
              <PriceDisclaimer texts={page.disclaimers} display={content.disclaimerDisplay} />
            }
            monthly={
              content.finance && price > 0 && !sold ? (
                <MonthlyTeaser
                  plan={content.finance}
                  state={specification.state}
                  price={price}
                  calculator={ids.calculator}
                />
              ) : null
            }
          >
            <VehicleActions
              vehicle={vehicle}
              list={list}
              compareHref={props.compareHref}
              pageUrl={props.pageUrl}
            />
          </VehicleSummary>
          <Gallery photos={vehicle.photos} name={specification.title} />
        </div>
      </div>
      {sold ? similarCars : null}
      <KeyFacts specification={specification} texts={texts} />
      <div className={css.details}>
        <section className={css.section} aria-labelledby={ids.specification}>
          <h2 id={ids.specification} className={css.heading}>
            {t('specification')}
          </h2>
          <SpecificationList
            specification={specification}
            attributes={page.attributes}
            modelName={vehicle.modelName}
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
            <DealerCard owner={page.owner} variant="full" />
          ) : null}
        </div>
        <Equipment equipment={vehicle.equipment} accessories={vehicle.accessories} />
      </div>
      {sold ? null : (
        <div data-print="hidden">
          {content.finance ? (
            <MiniFinanceCalculator
              id={ids.calculator}
              plan={content.finance}
              state={specification.state}
              price={price}
              terms={props.terms}
              onChange={props.onTermsChange}
              disclaimerDisplay={content.disclaimerDisplay}
            />
          ) : null}
          <ShowroomContent
            sections={page.sections}
            context={{ ...finance, renderForm: props.renderForm }}
          />
        </div>
      )}
      <Footnotes notes={vehicle.footnotes} />
      {sold ? null : similarCars}
      <PrintedAddress pageUrl={props.pageUrl} />
      <ReserveBar {...reserve} above={page.summary} />
      {props.children}
    </article>
  );
}
