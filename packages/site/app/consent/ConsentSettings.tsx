import { consentMessages } from '@mawkib/core/consent';
import type { Locale } from '@mawkib/core/locale';
import { consentSettingsAttribute } from '@mawkib/ui/markup';
import { useStyles } from '@mawkib/ui/styles';
import { styles } from './consent-settings.styles.ts';

/**
 * Button in the footer that opens the consent settings. The footer is static markup, so clicks are
 * delegated.
 */
export function ConsentSettings({ locale }: { locale: Locale }) {
  const css = useStyles(styles);
  return (
    <button type="button" className={css.root} {...{ [consentSettingsAttribute]: '' }}>
      {consentMessages(locale)('settings')}
    </button>
  );
}
