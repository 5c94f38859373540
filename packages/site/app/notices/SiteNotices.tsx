import { type NoticeContent, type NoticeStackProps, NotifyProvider, withNotice } from '@mawkib/ui';
import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import { announce, withdraw } from './announce.ts';
import { ConnectionNotices } from './connection-notices.ts';
import { LiveRegions } from './LiveRegions.tsx';
import { PlainNotices } from './PlainNotices.tsx';
import { VersionNotice } from './version-notice.ts';

/**
 * Provides notices to everything below, and the live regions. Notices stay across navigations.
 * Their code loads with the first one; until then, and without a connection, their texts are shown.
 */
export function SiteNotices({ children }: { children: ReactNode }) {
  const [notices, setNotices] = useState<readonly NoticeContent[]>([]);
  const [Stack, setStack] = useState<ComponentType<NoticeStackProps>>(() => PlainNotices);
  const notify = useCallback((notice: NoticeContent) => {
    announce(notice.text, notice.urgency, notice.id);
    setNotices((list) => withNotice(list, notice));
  }, []);
  const close = useCallback((closed: string) => {
    withdraw(closed);
    setNotices((list) => list.filter(({ id }) => id !== closed));
  }, []);
  useEffect(() => {
    if (notices.length === 0 || Stack !== PlainNotices) return;
    import('./notice-stack.ts').then(
      (chunk) => setStack(() => chunk.default),
      () => {},
    );
  }, [notices, Stack]);
  return (
    <NotifyProvider value={notify}>
      {children}
      <ConnectionNotices onWithdraw={close} />
      <VersionNotice />
      <LiveRegions />
      <Stack notices={notices} onClose={close} />
    </NotifyProvider>
  );
}
