import { StockList } from '@mawkib/stock-locator';
import type { BlockProps } from '../../model/props.js';
import { BlockSection } from '../../renderer/BlockSection.js';
import { usePageAddress } from '../../renderer/use-page-address.js';
import { noVehicles } from './no-vehicles.js';
import type { stockLocator } from './stock-locator.definition.js';
import { stockQuery, switchedOn } from './stock-query.js';

export function StockLocator({ index, fields, data }: BlockProps<typeof stockLocator>) {
  const { pathname, search } = usePageAddress();
  return (
    <BlockSection>
      <StockList
        listing={data?.value ?? noVehicles}
        loading={data === undefined}
        query={stockQuery(new URLSearchParams(search), fields)}
        basePath={pathname}
        enabledFilters={switchedOn(fields)}
        headline={fields.vehicles.headline || undefined}
        level={index === 0 ? 1 : 2}
        list={fields.ci_key_list.trim() || undefined}
        resetKind={fields.reset_button_theme === 'primary' ? 'primary' : 'secondary'}
      />
    </BlockSection>
  );
}
