import { useHoleLinks } from '@mawkib/blocks';
import { LoadingBar } from '@mawkib/ui';
import { useEffect } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { scrollToHash } from '../browser/scroll-to-hash.ts';

/** Another language or the staff's application is another document; services are no pages. */
const otherDocument = /^\/(?:services\/|[a-z]{2}\/(?:cms|admin)(?:\/|$))/;

const ownsPage = ({ pathname }: URL) =>
  !otherDocument.test(pathname) && pathname.split('/')[1] === document.documentElement.lang;

/** What follows a navigation: the loading bar while it lasts, then the scroll to the address's hash. */
export function NavigationEffects() {
  const navigation = useNavigation();
  useHoleLinks(useNavigate(), { owns: ownsPage });
  const { hash, key } = useLocation();
  // `key` changes when the same hash is followed again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (hash) scrollToHash(hash);
  }, [hash, key]);
  return <LoadingBar active={navigation.state !== 'idle'} />;
}
