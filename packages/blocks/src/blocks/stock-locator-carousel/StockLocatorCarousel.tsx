import { LastKnownNotice, StockCard } from '@mawkib/stock-locator';
import { Carousel, EmptyState, useLocale } from '@mawkib/ui';
import type { BlockProps } from '../../model/definition/props.js';
import { BlockSection } from '../../renderer/section/BlockSection.js';
import { usePageAddress } from '../../renderer/use-page-address.js';
import { BlockTitle } from '../../shared/block-title/BlockTitle.js';
import type { StockListData } from '../../shared/stock/stock-data.js';
import type { stockLocatorCarousel } from './stock-locator-carousel.definition.js';
import { messages } from './stock-locator-carousel.messages.js';

const max = 12;
const perView = [1, 2, 3] as const;
const sizes = '(min-width: 1024px) 30vw, (min-width: 741px) 45vw, 88vw';

export function StockLocatorCarousel({ fields, data }: BlockProps<typeof stockLocatorCarousel>) {
  const { locale } = useLocale();
  const { pathname, search } = usePageAddress();
  const listing: StockListData | undefined = data?.value;
  const vehicles = listing?.data.slice(0, max) ?? [];
  const lastKnown = listing?.meta.last_known;
  const t = messages(locale);
  return (
    <BlockSection surface={fields.slider_theme}>
      <BlockTitle fields={fields} />
      {data && vehicles.length === 0 ? <EmptyState text={t('none')} /> : null}
      {lastKnown ? <LastKnownNotice lastKnown={lastKnown} href={`${pathname}${search}`} /> : null}
      <Carousel label={t('vehicles')} perView={perView}>
        {vehicles.map((vehicle) => (
          <StockCard
            key={vehicle.id}
            vehicle={vehicle}
            attributes={listing?.cardAttributes}
            list={fields.ci_key_list?.trim() || undefined}
            sizes={sizes}
          />
        ))}
      </Carousel>
    </BlockSection>
  );
}
