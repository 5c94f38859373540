import { useHoleLinks } from '@mawkib/blocks';
import { LoadingBar } from '@mawkib/ui';
import { useEffect } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { followHashLinks } from '../browser/hash-links.ts';
import { returnPictures } from '../browser/pictures-return.ts';
import { Announcer } from './Announcer.tsx';
import { ownsPage } from './owned-page.ts';
import { Prefetch } from './Prefetch.tsx';
import { useMetaheads } from './use-metaheads.ts';
import { useScrollRules } from './use-scroll-rules.ts';

/**
 * Links are plain anchors: what leads to a navigation (intent, clicks) and what follows one (the
 * loading bar, scroll, focus, meta heads) is here, for the whole page at once.
 */
export function NavigationEffects() {
  const navigation = useNavigation();
  const navigate = useNavigate();
  useHoleLinks(navigate, { owns: ownsPage });
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
