import { ButtonLink, Section, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import type { VehicleSummary } from '../../engine/index.js';
import { styles as layoutStyles } from '../layout/order-layout.styles.js';
import { VehicleAside } from '../layout/VehicleAside.js';
import { ScreenHead } from '../screen/ScreenHead.js';
import { styles } from '../screen/screen.styles.js';
import { WaitingForm } from './WaitingForm.js';
import { waitingMessages } from './waiting.messages.js';

/** `form` and `confirm` post; the others are results. */
export type WaitingView =
  | 'form'
  | 'sent'
  | 'confirm'
  | 'confirmed'
  | 'free'
  | 'unavailable'
  | 'ended';

/** Reason why the last post failed; what was typed stays. */
export type WaitingFailure = 'email' | 'too_many' | 'failed';

export interface WaitForVehicleProps {
  view: WaitingView;
  failure?: WaitingFailure | undefined;
  /** The typed address. */
  email?: string | undefined;
  vehicle?: VehicleSummary | undefined;
  /** True if the view replaced another one without a page load. */
  takesFocus?: boolean;
}

/**
 * Page of a visitor who waits for a vehicle that another buyer holds: requests one e-mail, and
 * confirms its address.
 */
export function WaitForVehicle({ vehicle, ...shown }: WaitForVehicleProps) {
  const css = useStyles(layoutStyles);
  return (
    <Section surface="light" padding="top-space-0">
      <div className={css.body} data-alone={vehicle ? undefined : true}>
        {vehicle ? (
          <div className={css.aside}>
            <VehicleAside vehicle={vehicle} deposit={null} />
          </div>
        ) : null}
        <div className={css.step} key={shown.view}>
          <Screen {...shown} carHref={vehicle?.link} />
        </div>
      </div>
    </Section>
  );
}

type ScreenProps = Omit<WaitForVehicleProps, 'vehicle'> & { carHref: string | undefined };

function Screen({ view, failure, email, takesFocus, carHref }: ScreenProps) {
  const css = useStyles(styles);
  const t = waitingMessages(useLocale().locale);
  const hasForm = view === 'form' || view === 'confirm';
  return (
    <div className={css.root} data-state={view}>
      <ScreenHead title={t(`${view}_title`)} lead={t(`${view}_text`)} takesFocus={takesFocus} />
      {hasForm ? <WaitingForm view={view} failure={failure} email={email} /> : null}
      {hasForm ? null : (
        <div className={css.nextSteps}>
          {carHref && view !== 'unavailable' ? (
            <ButtonLink kind={view === 'free' ? 'primary' : 'secondary'} href={carHref}>
              {t('to_car')}
            </ButtonLink>
          ) : (
            <ButtonLink href="/vehicles">{t('to_vehicles')}</ButtonLink>
          )}
        </div>
      )}
    </div>
  );
}
