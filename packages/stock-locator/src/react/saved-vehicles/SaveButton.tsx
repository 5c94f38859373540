import { Icon, Tooltip, useLocale, useNotify } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { messages } from '../labels/card.messages.js';
import { styles } from './save-button.styles.js';
import { useSavedVehicle } from './use-saved-vehicle.js';

/** Toggle that saves a vehicle on this device. Not rendered without JavaScript. */
export function SaveButton({ id, name, list }: { id: string; name: string; list?: string }) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const { isSaved, toggle } = useSavedVehicle(id, list);
  const t = messages(locale);
  const label = t('save', { name });
  const notify = useNotify();
  const press = () => {
    toggle();
    notify?.({
      id: 'saved',
      text: t(isSaved ? 'save_removed' : 'save_done', { name }),
      action: isSaved
        ? { label: t('save_undo'), onPress: toggle }
        : { label: t('save_show'), href: '/saved-vehicles' },
    });
  };
  return (
    <Tooltip text={label}>
      <button
        type="button"
        className={css.root}
        aria-pressed={isSaved}
        aria-label={label}
        onClick={press}
        data-print="hidden"
      >
        <Icon name={isSaved ? 'heart-filled' : 'heart'} size={24} />
      </button>
    </Tooltip>
  );
}
