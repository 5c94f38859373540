import { ButtonLink, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { describeOutcome } from '../../engine/index.js';
import { orderMessages } from '../order.messages.js';
import { ScreenHead } from '../screen/ScreenHead.js';
import { styles } from '../screen/screen.styles.js';
import { OrderDialog } from './OrderDialog.js';

export interface LockLostProps {
  /** Paths of the car's page and of the list of similar cars, without the locale. */
  vehicleHref: string;
  vehiclesHref?: string;
  /** A dialog above the form or, after a native post, a screen. */
  as?: 'dialog' | 'screen';
}

/** Message for a lost lock: nothing was ordered, with a link to the car. */
export function LockLost({
  vehicleHref,
  vehiclesHref = '/vehicles',
  as = 'dialog',
}: LockLostProps) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const t = orderMessages(locale);
  const { title, text } = describeOutcome('lock_lost', locale);
  const nextSteps = (
    <>
      <ButtonLink href={vehicleHref}>{t('back_to_vehicle')}</ButtonLink>
      <ButtonLink kind="secondary" href={vehiclesHref}>
        {t('to_vehicles')}
      </ButtonLink>
    </>
  );
  if (as === 'dialog') {
    return (
      <OrderDialog title={title} text={text}>
        {nextSteps}
      </OrderDialog>
    );
  }
  return (
    <div className={css.root} data-state="kicked-out">
      <ScreenHead title={title} lead={text} />
      <div className={css.nextSteps}>{nextSteps}</div>
    </div>
  );
}
