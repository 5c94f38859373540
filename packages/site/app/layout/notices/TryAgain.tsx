import { useOffline } from '@mawkib/core/react';
import { Button, ButtonLink } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { siteMessages } from '../../page/site-messages.ts';
import { usePageLocale } from '../../page/use-page-locale.ts';
import { styles } from './notice.styles.ts';

/**
 * Button that reloads the page, which also happens automatically when the connection is back; and a
 * link to the home page.
 */
export function TryAgain() {
  const css = useStyles(styles);
  const t = siteMessages(usePageLocale());
  const { revalidate, state } = useRevalidator();
  const isOffline = useOffline();
  const wasOffline = useRef(isOffline);
  useEffect(() => {
    if (wasOffline.current && !isOffline) revalidate();
    wasOffline.current = isOffline;
  }, [isOffline, revalidate]);
  return (
    <div className={css.actions}>
      <Button busy={state === 'loading'} onClick={() => revalidate()}>
        {t('try_again')}
      </Button>
      <ButtonLink kind="secondary" href="/">
        {t('back_home')}
      </ButtonLink>
    </div>
  );
}
