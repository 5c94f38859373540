import { useNotify } from '@mawkib/ui';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { siteMessages } from '../page/site-messages.ts';
import { usePageLocale } from '../page/use-page-locale.ts';
import { checkVersion } from './check-version.ts';

/** Says that a newer version of the site is there. Checks on another page and when the tab is seen. */
export function VersionNotice() {
  const { pathname } = useLocation();
  const notify = useNotify();
  const text = siteMessages(usePageLocale())('newer_version');
  const isTold = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: checks on another page
  useEffect(() => {
    const check = async () => {
      if (document.visibilityState !== 'visible' || isTold.current) return;
      if (!(await checkVersion()) || isTold.current) return;
      isTold.current = true;
      notify?.({ id: 'version', text });
    };
    void check();
    document.addEventListener('visibilitychange', check);
    return () => document.removeEventListener('visibilitychange', check);
  }, [pathname, notify, text]);
  return null;
}
