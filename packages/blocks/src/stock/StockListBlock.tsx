import { StockList, useListingNow, useSearchNow } from '@mawkib/stock-locator';
import { type FilterKey, normaliseQuery, stockFlags } from '@mawkib/stock-locator/engine';
import { useLocale } from '@mawkib/ui';
import { useMemo } from 'react';
import { BlockSection } from '../renderer/BlockSection.js';
import { usePageAddress } from '../renderer/use-page-address.js';
import { noVehicles } from './no-vehicles.js';
import type { StockListData } from './stock-data.js';
import {
  offeredFilters,
  restrictFacets,
  type StockRestriction,
  stockQuery,
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
  data?: { value: StockListData };
  oldPrice?: boolean;
}

/** The stock list of a block. */
export function StockListBlock({ index, fields, data, oldPrice }: Props) {
  const { pathname, search: addressed, title } = usePageAddress();
  const search = useSearchNow(pathname, addressed);
  const { locale } = useLocale();
  const list = fields.ci_key_list.trim() || undefined;
  const queryOf = (address: URLSearchParams) => stockQuery(address, fields);
  const listing: StockListData = useListingNow({
    listing: data?.value ?? noVehicles,
    query: queryOf(new URLSearchParams(search)),
    queryOf,
    pathname,
    locale,
    list,
  });
  const { features, places, landings, cardAttributes } = listing;
  const shown = useMemo(
    () => ({ ...listing, meta: restrictFacets(listing.meta, fields) }),
    [listing, fields],
  );
  const asked = visitorQuery(new URLSearchParams(search), fields);
  const query = stockFlags(features).postcode_search
    ? asked
    : normaliseQuery({ ...asked, place: undefined });
  return (
    <BlockSection frame={title ? { padding_grid_class: 'top-space-0' } : undefined}>
      <StockList
        listing={shown}
        loading={data === undefined}
        query={query}
        features={features}
        places={places}
        landings={landings}
        cardAttributes={cardAttributes}
        basePath={pathname}
        enabledFilters={offeredFilters(fields)}
        headline={title ?? (fields.vehicles.headline || undefined)}
        level={index === 0 ? 1 : 2}
        list={list}
        within={queryOf(new URLSearchParams())}
        resetKind={fields.reset_button_theme}
        oldPrice={oldPrice}
      />
    </BlockSection>
  );
}
