import type { VehicleListing } from '@mawkib/api-clients/contracts/stock';
import type { Locale } from '@mawkib/core/locale';
import type { VehicleQuery } from '../../../engine/query/vehicle-query.js';
import type { StockNavigation } from '../../listing/stock-navigation.js';
import { IgnoredWords } from './IgnoredWords.js';
import { LastKnownNotice } from './LastKnownNotice.js';

interface Props {
  listing: VehicleListing;
  query: VehicleQuery;
  locale: Locale;
  navigation: StockNavigation;
}

/** Ignored words, and a notice that the list is not current. */
export function ListNotices({ listing, query, locale, navigation }: Props) {
  const ignored = navigation.pending ? [] : (listing.meta.ignored_words ?? []);
  const absent = navigation.pending ? [] : (listing.meta.absent_words ?? []);
  const lastKnown = listing.meta.last_known;
  return (
    <>
      {ignored.length > 0 ? (
        <IgnoredWords
          query={navigation.pending ?? query}
          ignored={ignored}
          locale={locale}
          navigation={navigation}
        />
      ) : null}
      {absent.length > 0 ? (
        <IgnoredWords
          query={navigation.pending ?? query}
          ignored={absent}
          title="absent_words"
          locale={locale}
          navigation={navigation}
        />
      ) : null}
      {lastKnown ? <LastKnownNotice lastKnown={lastKnown} href={navigation.href(query)} /> : null}
    </>
  );
}
