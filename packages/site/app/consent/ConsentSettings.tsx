import { consentMessages } from '@mawkib/core/consent';
import { useSheet } from '@mawkib/ui/styles';
import { usePageLocale } from '../locale.ts';
import { styles } from './consent-settings.styles.ts';

/** The way to change one's mind, at the foot of every page. The footer is markup: a click is heard. */
export function ConsentSettings() {
  const css = useSheet(styles);
  return (
    <button type="button" className={css.root} data-consent-settings="">
      {consentMessages(usePageLocale())('settings')}
    </button>
  );
}
