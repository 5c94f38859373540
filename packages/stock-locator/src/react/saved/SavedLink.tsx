import { Icon, SmartLink, useLocale } from '@mawkib/ui';
import { useSheet } from '@mawkib/ui/styles';
import { useSyncExternalStore } from 'react';
import { messages } from '../labels/messages.js';
import { deviceSavedVehicles as saved } from './device-saved-vehicles.js';
import { styles } from './saved-link.styles.js';

export interface SavedLinkProps {
  /** The page of saved vehicles, with or without the language. */
  href?: string;
}

/** The way to the saved vehicles, once there are any. */
export function SavedLink({ href = '/saved-vehicles' }: SavedLinkProps) {
  const css = useSheet(styles);
  const { locale } = useLocale();
  const count = useSyncExternalStore(
    saved.subscribe,
    () => saved.list().length,
    () => 0,
  );
  if (count === 0) return null;
  return (
    <SmartLink className={css.root} href={href} data-print="hidden">
      <Icon name="heart-filled" size={20} />
      {messages(locale)('saved_count', { count })}
    </SmartLink>
  );
}
