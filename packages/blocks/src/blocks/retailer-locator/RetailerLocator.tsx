import { formatNumber } from '@mawkib/core/locale';
import { hasMap } from '@mawkib/core/maps';
import { usePosition } from '@mawkib/stock-locator';
import { Button, EmptyState, useLocale, useMaps } from '@mawkib/ui';
import { MarketMap } from '@mawkib/ui/map';
import { useStyles } from '@mawkib/ui/styles';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { BlockProps } from '../../model/definition/props.js';
import { BlockSection } from '../../renderer/section/BlockSection.js';
import { usePageAddress } from '../../renderer/use-page-address.js';
import { BlockTitle } from '../../shared/block-title/BlockTitle.js';
import { findRetailers, nearestFirst, searchIn } from './find-retailers.js';
import type { LocatorData } from './locator-data.js';
import { RetailerRow } from './RetailerRow.js';
import type { retailerLocator } from './retailer-locator.definition.js';
import { messages } from './retailer-locator.messages.js';
import { styles } from './retailer-locator.styles.js';
import { SearchFields } from './SearchFields.js';

export function RetailerLocator({ id, fields, data }: BlockProps<typeof retailerLocator>) {
  if (!data) return null;
  return (
    <BlockSection>
      <BlockTitle fields={fields} />
      <Locator id={id} data={data.value} />
    </BlockSection>
  );
}

const blank = { text: '', brand: '', service: '' };

/** List of retailers, beside a map if the market has a map provider. Without JavaScript the server searches. */
function Locator({ id, data }: { id: string; data: LocatorData }) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const t = messages(locale);
  const maps = useMaps();
  const address = usePageAddress();
  const [search, setSearch] = useState(() => searchIn(address.search, id));
  const position = usePosition();
  const [chosen, choose] = useState<string | null>(null);
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => setNow(Date.now()), []);
  const found = useMemo(
    () => nearestFirst(findRetailers(data.retailers, search), position.at),
    [data.retailers, search, position.at],
  );
  const points = useMemo(
    () =>
      found.flatMap(({ retailer: { id: point, name, at } }) =>
        at ? [{ id: point, label: name, ...at }] : [],
      ),
    [found],
  );
  const list = useRef<HTMLOListElement>(null);
  const chooseOnMap = (retailer: string) => {
    choose(retailer);
    const row = list.current?.querySelector<HTMLElement>(`[data-place="${CSS.escape(retailer)}"]`);
    if (list.current && row) list.current.scrollTop = row.offsetTop - list.current.offsetTop;
  };
  const isOnMap = maps !== null && hasMap(maps);
  const isRejected = position.state === 'denied' || position.state === 'unknown';
  return (
    <div className={css.root}>
      <SearchFields
        id={id}
        pathname={address.pathname}
        data={data}
        search={search}
        onSearch={setSearch}
      />
      <div className={css.found} data-map={isOnMap || undefined}>
        <div className={css.beside}>
          <div className={css.position}>
            <Button
              kind="secondary"
              size="small"
              icon="pin"
              busy={position.state === 'asking'}
              onClick={position.ask}
            >
              {t(position.state === 'asking' ? 'asking' : 'nearest')}
            </Button>
            <p className={css.note} role="status" data-kind={isRejected ? 'warning' : undefined}>
              {statusText()}
            </p>
          </div>
          <p className={css.count} role="status">
            {found.length > 0 ? t('count', { count: formatNumber(found.length, locale) }) : ''}
          </p>
          {found.length === 0 ? (
            <EmptyState title={t('no_results')} text={t('no_results_hint')}>
              <Button kind="secondary" size="small" onClick={() => setSearch(blank)}>
                {t('reset')}
              </Button>
            </EmptyState>
          ) : (
            <ol ref={list} className={css.list} aria-label={t('retailers')}>
              {found.map((each) => (
                <RetailerRow
                  key={each.retailer.id}
                  found={each}
                  isChosen={each.retailer.id === chosen}
                  now={now}
                  onShow={isOnMap && each.retailer.at ? () => choose(each.retailer.id) : undefined}
                />
              ))}
            </ol>
          )}
        </div>
        {isOnMap ? (
          <div className={css.map}>
            {now === null ? null : (
              <MarketMap
                label={t('map')}
                maps={maps}
                points={points}
                you={position.at}
                chosen={chosen}
                onChoose={chooseOnMap}
              />
            )}
          </div>
        ) : null}
      </div>
    </div>
  );

  function statusText(): string {
    if (position.state === 'denied' || position.state === 'unknown') return t(position.state);
    return t(position.at ? 'sorted' : 'private');
  }
}
