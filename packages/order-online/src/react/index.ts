export { CheckoutStep, type CheckoutStepProps } from './checkout/CheckoutStep.js';
export { CodeStep, type CodeStepProps } from './checkout/CodeStep.js';
export { LockLost, type LockLostProps } from './checkout/LockLost.js';
export { OrderSummary, type OrderSummaryProps } from './checkout/OrderSummary.js';
export type { ShownTerms } from './checkout/TermsList.js';
export { AcceptedTerms, type AcceptedTermsProps } from './confirmation/AcceptedTerms.js';
export { CancelOrder, type CancelOrderProps } from './confirmation/CancelOrder.js';
export {
  ConfirmReservation,
  type ConfirmReservationProps,
} from './confirmation/ConfirmReservation.js';
export {
  OrderConfirmation,
  type OrderConfirmationProps,
} from './confirmation/OrderConfirmation.js';
export { OrderSuccess, type OrderSuccessProps } from './confirmation/OrderSuccess.js';
export { ownOrderMessages } from './confirmation/own-order.messages.js';
export { PayAgain, type PayAgainProps } from './confirmation/PayAgain.js';
export { EvCancellation } from './ev/EvCancellation.js';
export { EvDeposit, type EvDepositProps } from './ev/EvDeposit.js';
export { EvLeadStep, type EvLeadStepProps } from './ev/EvLeadStep.js';
export { EvOrder, type EvOrderProps } from './ev/EvOrder.js';
export { evMessages } from './ev/ev.messages.js';
export { OrderLayout, type OrderLayoutProps } from './layout/OrderLayout.js';
export type { VehicleAsideProps } from './layout/VehicleAside.js';
export { LatePayment as Payment } from './payment/late-payment.js';
export { PaidOrder, type PaidOrderProps } from './payment/PaidOrder.js';
export type { PaymentProps } from './payment/Payment.js';
export { StepsPage, type StepsPageProps } from './steps/StepsPage.js';
export type { StepTab } from './steps/StepTabs.js';
export { useSoftLock } from './use-soft-lock.js';
export { VehicleUnavailable, type VehicleUnavailableProps } from './VehicleUnavailable.js';
export {
  WaitForVehicle,
  type WaitForVehicleProps,
  type WaitingFailure,
  type WaitingView,
} from './waiting/WaitForVehicle.js';
