import { useDelegatedLinks } from '@mawkib/blocks';
import { LoadingBar } from '@mawkib/ui';
import { useEffect } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { Announcer } from './Announcer.tsx';
import { followHashLinks } from './follow-hash-links.ts';
import { ownsPage } from './owns-page.ts';
import { Prefetch } from './Prefetch.tsx';
import { returnPictures } from './scroll/return-pictures.ts';
import { useScrollRules } from './scroll/use-scroll-rules.ts';
import { useMetaheads } from './use-metaheads.ts';

/**
 * Links are plain anchors: what leads to a navigation (intent, clicks) and what follows one (the
 * loading bar, scroll, focus, meta heads) is here, for the whole page at once.
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
  useEffect(() => returnPictures(), []);
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
