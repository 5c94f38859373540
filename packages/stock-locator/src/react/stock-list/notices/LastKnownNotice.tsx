import type { LastKnown } from '@mawkib/api-clients/contracts/stock';
import { formatRelative } from '@mawkib/core/locale';
import { ButtonLink, Notice, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import type { MouseEvent } from 'react';
import { useInRouterContext, useRevalidator } from 'react-router';
import { messages } from '../../labels/card.messages.js';
import { styles } from './last-known-notice.styles.js';

export interface LastKnownNoticeProps {
  lastKnown: LastKnown;
  /** Address of the page. */
  href: string;
  className?: string;
}

/**
 * Notice that the list is out of date, with its age and a retry. Without JavaScript or outside a
 * router, the retry reloads the page.
 */
export function LastKnownNotice({ lastKnown, href, className }: LastKnownNoticeProps) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const t = messages(locale);
  // biome-ignore lint/correctness/useHookAtTopLevel: an instance is inside a router or never is
  const revalidator = useInRouterContext() ? useRevalidator() : undefined;
  const again = (event: MouseEvent) => {
    if (!revalidator) return;
    event.preventDefault();
    void revalidator.revalidate();
  };
  return (
    <Notice kind="warning" className={[css.root, className].filter(Boolean).join(' ')} live>
      <p>{t('last_known')}</p>
      <p className={css.age}>
        {t('last_known_age', { age: formatRelative(lastKnown.at, lastKnown.asked_at, locale) })}
      </p>
      <ButtonLink kind="secondary" size="small" href={href} rel="nofollow" onClick={again}>
        {t('try_again')}
      </ButtonLink>
    </Notice>
  );
}
