import type { OrderQuote } from '@mawkib/api-clients/contracts/purchase';
import type { Money } from '@mawkib/core/money';
import { Section } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import type { ReactNode } from 'react';
import type { ConfirmationResult, JourneyStep, VehicleSummary } from '../../engine/index.js';
import { JourneyChoicesProvider, useJourneyEvents } from '../journey-events.js';
import { OrderSteps } from './OrderSteps.js';
import { styles } from './order-layout.styles.js';
import { VehicleAside } from './VehicleAside.js';

export interface OrderLayoutProps {
  step: JourneyStep;
  /**
   * Result on the confirmation step: `waiting` is still the last step, `confirmed` completes it.
   */
  result?: ConfirmationResult | undefined;
  /** Without a car (it cannot be loaded) the aside is left out. */
  vehicle?: VehicleSummary | undefined;
  deposit?: Money | undefined;
  /** Costs of the buyer's choices; shown instead of `deposit`. */
  quote?: OrderQuote | undefined;
  /** Id of the journey for analytics, without personal data, the same on each step. */
  journey?: string | undefined;
  /** Number of the order that this buyer placed, for analytics. */
  orderNumber?: string | undefined;
  children: ReactNode;
}

/** Layout of every step: progress, content, and the car in an aside. */
export function OrderLayout(props: OrderLayoutProps) {
  const { step, result, vehicle, deposit, quote, children } = props;
  const css = useStyles(styles);
  const isOver = step === 'confirmation';
  const isOrdered = isOver || step === 'success';
  const isWaiting = isOver && result === 'waiting';
  const hasSteps = !isOver || isWaiting || result === 'confirmed';
  const choices = useJourneyEvents(props);
  return (
    <Section surface="light" padding="top-space-0">
      {hasSteps ? <OrderSteps step={isWaiting ? 'success' : step} /> : null}
      <div className={css.body} data-alone={vehicle ? undefined : true}>
        {vehicle ? (
          <div className={css.aside}>
            <VehicleAside
              vehicle={vehicle}
              deposit={isOrdered ? null : deposit}
              quote={isOrdered ? undefined : quote}
            />
          </div>
        ) : null}
        <div className={css.step} key={step}>
          <JourneyChoicesProvider value={choices}>{children}</JourneyChoicesProvider>
        </div>
      </div>
    </Section>
  );
}
