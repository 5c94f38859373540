import { useDelegatedLinks } from '@mawkib/blocks';
import { LoadingBar } from '@mawkib/ui';
import { useEffect } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { Announcer } from './Announcer.tsx';
import { followHashLinks } from './follow-hash-links.ts';
import { ownsPage } from './owns-page.ts';
import { Prefetch } from './Prefetch.tsx';
import { retryPictures } from './scroll/retry-pictures.ts';
import { useScrollRules } from './scroll/use-scroll-rules.ts';
import { useMetaheads } from './use-metaheads.ts';

/**
 * Links are plain anchors, so navigation is handled here for the whole page: intent and clicks
 * before it, loading bar, scroll, focus and meta heads after it.
 */
export function NavigationEffects() {
  const navigation = useNavigation();
  const navigate = useNavigate();
  useDelegatedLinks(navigate, { isInternal: ownsPage });
  useEffect(
    () =>
      followHashLinks({
        to: (hash) => navigate({ search: location.search, hash }),
        back: () => navigate(-1),
      }),
    [navigate],
  );
  useEffect(() => retryPictures(), []);
  useScrollRules();
  useMetaheads();
  return (
    <>
      <LoadingBar active={navigation.state !== 'idle'} />
      <Announcer />
      <Prefetch />
    </>
  );
}
