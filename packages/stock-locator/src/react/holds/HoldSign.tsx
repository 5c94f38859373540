import { SmartLink, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { HoldClock } from './HoldClock.js';
import { holdMessages } from './hold.messages.js';
import { styles } from './hold.styles.js';
import { type HoldableVehicle, useHold } from './use-hold.js';

/** A vehicle's hold on its card; nothing once it has ended. */
export function HoldSign({ vehicle }: { vehicle: HoldableVehicle }) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const t = holdMessages(locale);
  const hold = useHold(vehicle);
  if (!hold) return null;
  const { until, ownHref } = hold;
  if (ownHref === undefined) {
    return (
      <p className={css.chip}>
        <span>{t('other')}</span>
        <HoldClock until={until} />
      </p>
    );
  }
  return (
    <SmartLink className={css.chip} href={ownHref} data-own>
      <span>{t('own')}</span>
      <HoldClock until={until} />
      <span className={css.go}>{t('continue')}</span>
    </SmartLink>
  );
}
