import type { VehicleListing } from '@mawkib/api-clients/contracts';
import { StockList } from '@mawkib/stock-locator';
import type { FilterKey } from '@mawkib/stock-locator/engine';
import { BlockSection } from '../renderer/BlockSection.js';
import { usePageAddress } from '../renderer/use-page-address.js';
import { noVehicles } from './no-vehicles.js';
import {
  offeredFilters,
  restrictFacets,
  type StockRestriction,
  visitorQuery,
} from './stock-query.js';

type Fields = StockRestriction & { readonly [key in FilterKey]?: boolean } & {
  ci_key_list: string;
  vehicles: { headline: string };
  reset_button_theme: 'primary' | 'secondary';
};

interface Props {
  index: number;
  fields: Fields;
  data?: { value: VehicleListing };
  oldPrice?: boolean;
}

/** The stock list of a block. */
export function StockListBlock({ index, fields, data, oldPrice }: Props) {
  const { pathname, search } = usePageAddress();
  const listing = data?.value ?? noVehicles;
  return (
    <BlockSection>
      <StockList
        listing={{ ...listing, meta: restrictFacets(listing.meta, fields) }}
        loading={data === undefined}
        query={visitorQuery(new URLSearchParams(search), fields)}
        basePath={pathname}
        enabledFilters={offeredFilters(fields)}
        headline={fields.vehicles.headline || undefined}
        level={index === 0 ? 1 : 2}
        list={fields.ci_key_list.trim() || undefined}
        resetKind={fields.reset_button_theme}
        oldPrice={oldPrice}
      />
    </BlockSection>
  );
}
