import { consentMessages } from '@mawkib/core/consent';
import type { Locale } from '@mawkib/core/locale';
import { consentSettingsAttribute } from '@mawkib/ui/markup';
import { useStyles } from '@mawkib/ui/styles';
import { styles } from './consent-settings.styles.ts';

/** The way to change one's mind, at the foot of every page. The footer is markup: a click is heard. */
export function ConsentSettings({ locale }: { locale: Locale }) {
  const css = useStyles(styles);
  return (
    <button type="button" className={css.root} {...{ [consentSettingsAttribute]: '' }}>
      {consentMessages(locale)('settings')}
    </button>
  );
}
