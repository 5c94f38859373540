import { formatNumber } from '@mawkib/core/locale';
import { Icon, SmartLink, useLocale, VisuallyHidden } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { useSyncExternalStore } from 'react';
import { messages } from '../labels/messages.js';
import { messages as searchMessages } from '../labels/save-search.messages.js';
import { useSearchNews } from '../saved-searches/storage/use-saved-searches.js';
import { useSearchCheck } from '../saved-searches/storage/use-search-check.js';
import { deviceSavedVehicles as saved } from '../saved-vehicles/device-saved-vehicles.js';
import { styles } from './saved-link.styles.js';

export interface SavedLinkProps {
  /** Page of saved vehicles, with or without the language. */
  href?: string;
}

/**
 * Link to saved vehicles and searches, shown once there are any, with the number of new results.
 */
export function SavedLink({ href = '/saved-vehicles' }: SavedLinkProps) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const count = useSyncExternalStore(
    saved.subscribe,
    () => saved.list().length,
    () => 0,
  );
  const { count: searches, news } = useSearchNews();
  useSearchCheck();
  if (count + searches === 0) return null;
  return (
    <SmartLink className={css.root} href={href} data-print="hidden">
      <Icon name="heart-filled" size={20} />
      {messages(locale)('saved_count', { count: count + searches })}
      {news > 0 ? (
        <span className={css.badge}>
          <span aria-hidden="true">{formatNumber(news, locale)}</span>
          <VisuallyHidden>{searchMessages(locale)('badge', { count: news })}</VisuallyHidden>
        </span>
      ) : null}
    </SmartLink>
  );
}
