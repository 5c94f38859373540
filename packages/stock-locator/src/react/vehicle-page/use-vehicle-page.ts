import type { Locale } from '@mawkib/core/locale';
import { useLocale } from '@mawkib/ui';
import type { SafeHtml } from '@mawkib/ui/rich-text';
import { type RefObject, useId, useMemo, useRef } from 'react';
import { priceDisplay } from '../../engine/prices/prices.js';
import { disclaimersOf } from '../../engine/showroom/disclaimers-of.js';
import {
  defaultShowroomConfig,
  type ShowroomConfig,
  type ShowroomSection,
  sectionsFor,
} from '../../engine/showroom/showroom-config.js';
import { similarVehicles } from '../../engine/showroom/similar-vehicles.js';
import { normaliseVehicle } from '../../engine/vehicle/normalise-vehicle.js';
import { ownerOfRetailer } from '../../engine/vehicle/owner-of-retailer.js';
import type { Owner, ShowroomVehicle } from '../../engine/vehicle/showroom-vehicle.js';
import { type Attribute, attributesFor } from '../../engine/vehicle/specification-attributes.js';
import { useLiveVehicle } from '../live-listing/use-live-vehicle.js';
import { useStockChanges } from '../live-listing/use-stock-changes.js';
import type { ReserveProps } from './reserve/ReserveAction.js';
import type { VehiclePageProps } from './VehiclePage.js';

/** State of a vehicle's page, for custom layouts. */
export interface VehiclePageState {
  locale: Locale;
  vehicle: ShowroomVehicle;
  /** Attributes of the specification, in order; the vehicle may not have all of them. */
  attributes: readonly Attribute[];
  /** Up to six vehicles of the same model, without the vehicle itself. */
  similar: NonNullable<VehiclePageProps['similar']>;
  /** Seller from the listing's retailers. */
  owner: Owner;
  /** Displayed purchase price in major units; 0 without one. */
  price: number;
  /** Props of `ReserveAction` and `ReserveBar`. */
  reserve: ReserveProps;
  /** The market's configuration of the page. */
  content: ShowroomConfig<SafeHtml>;
  /** Content sections of the vehicle's financing options. */
  sections: readonly ShowroomSection<SafeHtml>[];
  disclaimers: readonly string[];
  /** Ids of the link targets. */
  ids: Readonly<Record<'similar' | 'specification' | 'calculator', string>>;
  /** Ref of the summary: while it is visible, the sticky bar is hidden. */
  summary: RefObject<HTMLElement | null>;
}

/** State of a vehicle's page, which `VehiclePage` renders. */
export function useVehiclePage(props: VehiclePageProps): VehiclePageState {
  const { listHref = '/vehicles', content = defaultShowroomConfig } = props;
  const { locale } = useLocale();
  const id = useId();
  const summary = useRef<HTMLElement>(null);
  const now = useLiveVehicle(props.vehicle);
  const vehicle = useMemo(() => normaliseVehicle(now), [now]);
  const { prices, specification } = vehicle;
  const ids = {
    similar: `${id}similar`,
    specification: `${id}specification`,
    calculator: `${id}finance`,
  };
  const similar = similarVehicles(vehicle, props.similar ?? []);
  useStockChanges({
    list: props.list,
    lang: locale,
    ids: [now, ...similar].map((each) => each.id),
    staysOpen: vehicle.heldUntil !== null,
  });
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
      waitHref: props.waitHref,
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
