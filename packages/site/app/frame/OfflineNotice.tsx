import { useOffline } from '@mawkib/core/react';
import { useSheet } from '@mawkib/ui/styles';
import { usePageLocale } from '../locale.ts';
import { siteMessages } from '../messages.ts';
import { styles } from './offline-notice.styles.ts';

/** Says, for as long as it is so, that the browser is offline. */
export function OfflineNotice() {
  return useOffline() ? <Words /> : null;
}

function Words() {
  const css = useSheet(styles);
  const t = siteMessages(usePageLocale());
  return (
    <p role="alert" className={css.root} data-surface="black">
      {t('offline')}
    </p>
  );
}
