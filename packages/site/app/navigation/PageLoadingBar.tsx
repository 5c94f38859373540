import { isActive, subscribeActivity } from '@mawkib/core/browser';
import { LoadingBar } from '@mawkib/ui';
import { useSyncExternalStore } from 'react';
import { useFetchers, useNavigation, useRevalidator } from 'react-router';

/** The loading bar, for navigations, form posts, fetchers, retries and tracked requests. */
export function PageLoadingBar() {
  const navigation = useNavigation();
  const fetchers = useFetchers();
  const revalidator = useRevalidator();
  const isFetching = useSyncExternalStore(subscribeActivity, isActive, () => false);
  const isRouting = [navigation, revalidator, ...fetchers].some(({ state }) => state !== 'idle');
  return <LoadingBar active={isRouting || isFetching} />;
}
