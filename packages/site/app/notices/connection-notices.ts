import { useOffline } from '@mawkib/core/react';
import { useNotify } from '@mawkib/ui';
import { useEffect, useRef } from 'react';
import { siteMessages } from '../page/site-messages.ts';
import { usePageLocale } from '../page/use-page-locale.ts';

const id = 'connection';

/** Says that the browser is offline, as long as it is, and when it is back. */
export function ConnectionNotices({ onWithdraw }: { onWithdraw: (id: string) => void }) {
  const isOffline = useOffline();
  const wasOffline = useRef(false);
  const notify = useNotify();
  const t = siteMessages(usePageLocale());
  const texts = useRef({ offline: '', online: '' });
  texts.current = { offline: t('offline'), online: t('online_again') };
  useEffect(() => {
    const isBack = wasOffline.current && !isOffline;
    wasOffline.current = isOffline;
    if (isBack) notify?.({ id, text: texts.current.online });
    if (!isOffline) return;
    notify?.({ id, text: texts.current.offline, urgency: 'assertive' });
    // Also when an error page takes the place of this one: its own notices begin again.
    return () => onWithdraw(id);
  }, [isOffline, notify, onWithdraw]);
  return null;
}
