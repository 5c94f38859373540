import { useNotify } from '@mawkib/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { siteMessages } from '../page/site-messages.ts';
import { usePageLocale } from '../page/use-page-locale.ts';
import { checkVersion } from './check-version.ts';
import { loadNewerVersion } from './load-newer-version.ts';

/**
 * Says that a newer version of the site is there, which the next navigation loads. Checks on another
 * page and when the tab is seen.
 */
export function VersionNotice() {
  const address = useLocation();
  const notify = useNotify();
  const text = siteMessages(usePageLocale())('newer_version');
  const [isTold, setTold] = useState(false);
  const shown = useRef(address);
  shown.current = address;
  // biome-ignore lint/correctness/useExhaustiveDependencies: checks on another page
  useEffect(() => {
    if (isTold) return;
    let isOver = false;
    const check = async () => {
      if (document.visibilityState !== 'visible' || !(await checkVersion()) || isOver) return;
      isOver = true;
      setTold(true);
      notify?.({ id: 'version', text });
    };
    void check();
    document.addEventListener('visibilitychange', check);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', check);
    };
  }, [address.pathname, isTold, notify, text]);
  useEffect(() => (isTold ? loadNewerVersion(() => shown.current) : undefined), [isTold]);
  return null;
}
