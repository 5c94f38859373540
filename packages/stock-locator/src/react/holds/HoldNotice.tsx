import { useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { HoldClock } from './HoldClock.js';
import { holdMessages } from './hold.messages.js';
import { styles } from './hold.styles.js';
import type { VehicleHold } from './use-hold.js';

/** The hold of a vehicle on its page, with the time left. */
export function HoldNotice({ hold }: { hold: VehicleHold }) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  return (
    <p className={css.notice}>
      <span className={css.sign} aria-hidden="true" />
      <span>{holdMessages(locale)(hold.ownHref === undefined ? 'other' : 'own')}</span>
      <HoldClock until={hold.until} />
    </p>
  );
}
