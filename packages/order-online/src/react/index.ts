export { CheckoutStep, type CheckoutStepProps } from './checkout/CheckoutStep.js';
export { CodeStep, type CodeStepProps } from './checkout/CodeStep.js';
export { LockLost, type LockLostProps } from './checkout/LockLost.js';
export { OrderSummary, type OrderSummaryProps } from './checkout/OrderSummary.js';
export type { ShownTerms } from './checkout/TermsList.js';
export { AcceptedTerms, type AcceptedTermsProps } from './confirmation/AcceptedTerms.js';
export {
  ConfirmReservation,
  type ConfirmReservationProps,
} from './confirmation/ConfirmReservation.js';
export {
  OrderConfirmation,
  type OrderConfirmationProps,
} from './confirmation/OrderConfirmation.js';
export { OrderSuccess, type OrderSuccessProps } from './confirmation/OrderSuccess.js';
export { DetailsStep, type DetailsStepProps } from './DetailsStep.js';
export { type JourneyChoices, useJourneyChoices } from './journey-events.js';
export { OrderLayout, type OrderLayoutProps } from './layout/OrderLayout.js';
export type { VehicleAsideProps } from './layout/VehicleAside.js';
export { PaidOrder, type PaidOrderProps } from './payment/PaidOrder.js';
export { Payment, type PaymentProps } from './payment/Payment.js';
export { useSoftLock } from './use-soft-lock.js';
export { VehicleUnavailable, type VehicleUnavailableProps } from './VehicleUnavailable.js';
