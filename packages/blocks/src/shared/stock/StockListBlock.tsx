import type { VehicleListing } from '@mawkib/api-clients/contracts/stock';
import { StockList } from '@mawkib/stock-locator';
import type { FilterKey } from '@mawkib/stock-locator/engine';
import { useMemo } from 'react';
import { BlockSection } from '../../renderer/section/BlockSection.js';
import { useBlockLoader } from '../../renderer/use-block-loader.js';
import { usePageAddress } from '../../renderer/use-page-address.js';
import type { StockListData } from './stock-data.js';
import { offeredFilters, pageQuery, type StockRestriction } from './stock-query.js';

/** Placeholder with the final format while vehicles are loading. */
export const noVehicles: VehicleListing = {
  data: [],
  meta: { page: 1, items: 12, total: 0, facets: {}, ranges: {} },
};

type Fields = StockRestriction & { readonly [key in FilterKey]?: boolean } & {
  ci_key_list: string;
  vehicles: { headline: string };
  reset_button_theme: 'primary' | 'secondary';
};

interface Props {
  index: number;
  fields: Fields;
  data?: { value: StockListData };
  oldPrice?: boolean;
}

/** The stock list of a block. */
export function StockListBlock({ index, fields, data, oldPrice }: Props) {
  const { pathname, search, title } = usePageAddress();
  const within = useMemo(() => pageQuery(fields), [fields]);
  return (
    <BlockSection frame={title ? { padding_grid_class: 'top-space-0' } : undefined}>
      <StockList
        listing={data?.value ?? noVehicles}
        loading={data === undefined}
        query={search}
        load={useBlockLoader<StockListData>()}
        basePath={pathname}
        enabledFilters={offeredFilters(fields)}
        headline={title ?? (fields.vehicles.headline || undefined)}
        level={index === 0 ? 1 : 2}
        list={fields.ci_key_list.trim() || undefined}
        within={within}
        resetKind={fields.reset_button_theme}
        oldPrice={oldPrice}
      />
    </BlockSection>
  );
}
