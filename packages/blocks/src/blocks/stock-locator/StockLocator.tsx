import { StockList } from '@mawkib/stock-locator';
import type { BlockProps } from '../../model/props.js';
import { BlockSection } from '../../renderer/BlockSection.js';
import { usePageAddress } from '../../renderer/use-page-address.js';
import { noVehicles } from './no-vehicles.js';
import type { stockLocator } from './stock-locator.definition.js';
import { offeredFilters, restrictFacets, visitorQuery } from './stock-query.js';

export function StockLocator({ index, fields, data }: BlockProps<typeof stockLocator>) {
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
      />
    </BlockSection>
  );
}
