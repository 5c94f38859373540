import type { PaymentView } from '../../engine/index.js';
import { LockLost } from '../checkout/LockLost.js';
import { PaymentAmountChanged } from './PaymentAmountChanged.js';
import { PaymentChecking } from './PaymentChecking.js';
import { PaymentFailure } from './PaymentFailure.js';
import { PaymentReturned } from './PaymentReturned.js';
import { PaymentStep, type PaymentStepProps } from './PaymentStep.js';

export interface PaymentProps extends Omit<PaymentStepProps, 'view'> {
  view: PaymentView;
  /** Path of this page without a query, and of the car's page, without the locale. */
  payHref: string;
  vehicleHref: string;
  /** Asks the service again. */
  onCheck: () => void;
}

/** Every state of a payment. Use it within an `OrderLayout`. */
export function Payment({ view, payHref, vehicleHref, onCheck, ...step }: PaymentProps) {
  switch (view.state) {
    case 'open':
      return <PaymentStep view={view} {...step} />;
    case 'checking':
      return <PaymentChecking payHref={payHref} onCheck={onCheck} />;
    case 'starting':
      return <PaymentChecking isStarting payHref={payHref} onCheck={onCheck} />;
    case 'amount_changed':
      return <PaymentAmountChanged before={view.before} now={view.now} />;
    case 'returned':
      return <PaymentReturned returned={view.returned} />;
    case 'lost':
      return <LockLost as="screen" vehicleHref={vehicleHref} />;
    case 'failed':
      return <PaymentFailure kind={view.kind} retryHref={payHref} vehicleHref={vehicleHref} />;
  }
}
