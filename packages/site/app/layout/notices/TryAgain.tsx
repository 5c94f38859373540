import { useOffline } from '@mawkib/core/react';
import { Button, ButtonLink } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { siteMessages } from '../../page/site-messages.ts';
import { usePageLocale } from '../../page/use-page-locale.ts';
import { styles } from './notice.styles.ts';

/**
 * Loads the current page again. An error boundary is only left with a new location: if a
 * revalidation ends before React has drawn that it began, the error stays (React Router 8.4). The
 * hash comes second, since a navigation to the same hash loads nothing.
 */
function useReload(): () => Promise<void> {
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  return async () => {
    await navigate({ pathname, search }, { replace: true, preventScrollReset: true, state });
    if (hash) await navigate({ pathname, search, hash }, { replace: true, state });
  };
}

/**
 * Button that reloads the page, which also happens automatically when the connection is back; and a
 * link to the home page.
 */
export function TryAgain() {
  const css = useStyles(styles);
  const t = siteMessages(usePageLocale());
  const reload = useReload();
  const { state } = useNavigation();
  const isOffline = useOffline();
  const wasOffline = useRef(isOffline);
  const reloadOnline = useEffectEvent(reload);
  useEffect(() => {
    if (wasOffline.current && !isOffline) void reloadOnline();
    wasOffline.current = isOffline;
  }, [isOffline]);
  return (
    <div className={css.actions}>
      <Button busy={state === 'loading'} onClick={() => void reload()}>
        {t('try_again')}
      </Button>
      <ButtonLink kind="secondary" href="/">
        {t('back_home')}
      </ButtonLink>
    </div>
  );
}
