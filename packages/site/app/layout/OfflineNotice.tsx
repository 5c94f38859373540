import { useOffline } from '@mawkib/core/react';
import { useStyles } from '@mawkib/ui/styles';
import { siteMessages } from '../page/site-messages.ts';
import { usePageLocale } from '../page/use-page-locale.ts';
import { styles } from './offline-notice.styles.ts';

/** Notice shown while the browser is offline. */
export function OfflineNotice() {
  return useOffline() ? <Words /> : null;
}

function Words() {
  const css = useStyles(styles);
  const t = siteMessages(usePageLocale());
  return (
    <p role="alert" className={css.root} data-surface="black">
      {t('offline')}
    </p>
  );
}
