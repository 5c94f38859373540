import type { RawVehicle } from '@mawkib/api-clients/contracts/stock';
import { LoadFailure, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { useEffect, useState } from 'react';
import { messages as listMessages } from '../labels/saved-list.messages.js';
import { LiveVehicles } from '../live-listing/LiveVehicles.js';
import type { LoadVehicles } from '../saved-vehicles/use-saved-list.js';
import { CardSkeleton } from '../vehicle-card/CardSkeleton.js';
import { StockCard } from '../vehicle-card/StockCard.js';
import { NewsMark } from './NewsMark.js';
import { styles } from './saved-searches.styles.js';
import type { StoredNews } from './storage/saved-search.js';

/**
 * New and cheaper vehicles of a search, each with a badge. Vehicles no longer in stock are left
 * out.
 */
export function NewVehicles({ news, load }: { news: StoredNews; load: LoadVehicles }) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const [vehicles, setVehicles] = useState<readonly RawVehicle[] | 'failed'>();
  const [round, setRound] = useState(0);
  const ids = [...new Set([...news.added, ...news.cheaper.map(({ id }) => id)])].join('\n');

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks again
  useEffect(() => {
    let isCurrent = true;
    setVehicles(undefined);
    load(ids.split('\n')).then(
      (found) => isCurrent && setVehicles(found.vehicles),
      () => isCurrent && setVehicles('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [ids, load, round]);

  if (vehicles === 'failed') {
    const retry = () => setRound((before) => before + 1);
    return <LoadFailure message={listMessages(locale)('saved_failed')} onRetry={retry} />;
  }
  const shown = vehicles?.map(({ id }) => id) ?? [];
  return (
    <LiveVehicles ids={shown}>
      <ul className={css.grid} aria-busy={vehicles === undefined || undefined}>
        {vehicles === undefined ? (
          <li>
            <CardSkeleton />
          </li>
        ) : (
          vehicles.map((vehicle) => (
            <li key={vehicle.id} className={css.marked}>
              <NewsMark id={vehicle.id} marked={news} locale={locale} />
              <StockCard vehicle={vehicle} level={3} />
            </li>
          ))
        )}
      </ul>
    </LiveVehicles>
  );
}
