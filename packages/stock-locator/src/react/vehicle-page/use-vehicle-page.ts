import type { Locale } from '@mawkib/core/locale';
import { useLocale } from '@mawkib/ui';
import type { SafeHtml } from '@mawkib/ui/rich-text';
import { type RefObject, useId, useMemo, useRef } from 'react';
import { priceDisplay } from '../../engine/prices/prices.js';
import {
  defaultShowroomConfig,
  disclaimersOf,
  type ShowroomConfig,
  type ShowroomSection,
  sectionsFor,
} from '../../engine/showroom/showroom-config.js';
import { similarVehicles } from '../../engine/showroom/similar-vehicles.js';
import { normaliseVehicle } from '../../engine/vehicle/normalise-vehicle.js';
import { ownerOfRetailer } from '../../engine/vehicle/owner-of-retailer.js';
import type { Owner, ShowroomVehicle } from '../../engine/vehicle/showroom-vehicle.js';
import { type Attribute, attributesFor } from '../../engine/vehicle/specification-attributes.js';
import { useStockChanges } from '../live-listing/use-stock-changes.js';
import { useVehicleNow } from '../live-listing/use-vehicle-now.js';
import type { ReserveProps } from './reserve/ReserveAction.js';
import type { VehiclePageProps } from './VehiclePage.js';

/** What a page of one vehicle is made of, for one that arranges it in its own way. */
export interface VehiclePageState {
  locale: Locale;
  vehicle: ShowroomVehicle;
  /** The specification's attributes, in order; some may be lacking. */
  attributes: readonly Attribute[];
  /** Others of the same model, six at most, the vehicle itself not among them. */
  similar: NonNullable<VehiclePageProps['similar']>;
  /** The seller, as the listing's retailers know it. */
  owner: Owner;
  /** The price that is shown for buying it, in the currency's major unit; 0 without one. */
  price: number;
  /** For `ReserveAction` and `ReserveBar`. */
  reserve: ReserveProps;
  /** What the market configures of the page. */
  content: ShowroomConfig<SafeHtml>;
  /** The content's sections for the ways in which the vehicle can be paid. */
  sections: readonly ShowroomSection<SafeHtml>[];
  disclaimers: readonly string[];
  /** Names for the parts that links lead to. */
  ids: Readonly<Record<'similar' | 'specification' | 'calculator', string>>;
  /** For the element that says what the sticky bar says: while it is seen, the bar stays away. */
  summary: RefObject<HTMLElement | null>;
}

/** The state of a vehicle's page; `VehiclePage` is made of it. */
export function useVehiclePage(props: VehiclePageProps): VehiclePageState {
  const { listHref = '/vehicles', content = defaultShowroomConfig } = props;
  const { locale } = useLocale();
  const id = useId();
  const summary = useRef<HTMLElement>(null);
  const now = useVehicleNow(props.vehicle);
  const vehicle = useMemo(() => normaliseVehicle(now), [now]);
  useStockChanges({ list: props.list, lang: locale, ids: [now.id] });
  const { prices, specification } = vehicle;
  const ids = {
    similar: `${id}similar`,
    specification: `${id}specification`,
    calculator: `${id}finance`,
  };
  const similar = similarVehicles(vehicle, props.similar ?? []);
  const shown = priceDisplay(prices.find(({ type }) => type === 'purchase'));
  const reserveHref =
    props.reserveHref === undefined
      ? `/showroom-order-online/vehicle/${encodeURIComponent(vehicle.id)}`
      : props.reserveHref;
  return {
    locale,
    vehicle,
    attributes: attributesFor(specification.state, props.attributeSets),
    similar,
    owner: ownerOfRetailer(vehicle.owner, props.retailer),
    price: shown.kind === 'amount' ? shown.amount : 0,
    reserve: {
      vehicle,
      reserveHref,
      similarHref: similar.length > 0 ? `#${ids.similar}` : listHref,
    },
    content,
    sections: sectionsFor(
      content.sections,
      prices.map(({ option }) => option),
    ),
    disclaimers: disclaimersOf(props.vehicle, content.disclaimer),
    ids,
    summary,
  };
}
