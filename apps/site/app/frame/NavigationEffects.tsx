import { LoadingBar } from '@mawkib/ui';
import { useEffect } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { scrollToHash } from '../browser/scroll-to-hash.ts';

/** What follows a navigation: the loading bar while it lasts, then the scroll to the address's hash. */
export function NavigationEffects() {
  const navigation = useNavigation();
  const { hash, key } = useLocation();
  // `key` changes when the same hash is followed again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (hash) scrollToHash(hash);
  }, [hash, key]);
  return <LoadingBar active={navigation.state !== 'idle'} />;
}
